import type { FieldType, OptionValue } from '../types/field-value.ts';
import type { TableHooks } from './hooks/row-hook.ts';

/** A JSON object from outside, parsed but not trusted. */
export type JsonObject = { readonly [key: string]: unknown };

export interface Option {
  readonly value: OptionValue;
  readonly label: string;
  /** Choosing it asks for a free text. */
  readonly hasInput?: boolean;
  /** Placeholder of that free text. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly children?: readonly Option[];
  /** False where a lazily loaded node may have children that are not here yet. */
  readonly leaf?: boolean;
  /** A second line in lists (`props.desc`), and the text appended to a tree node (`appendText`). */
  readonly description?: string;
  /** What else people call it: it is found by these, too, and understood in a workbook. Never shown. */
  readonly aliases?: readonly string[];
}

/** Where options come from when they are not in the definition (engine.md §5). */
export interface DictionarySource {
  readonly url: string;
  readonly method: 'get' | 'post';
  /** Values may hold `{{prop}}`, replaced by that field's current wire value. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Dotted path of the list in the answer; the default is `data`. */
  readonly resPath: string;
  readonly valueKey: string;
  readonly labelKey: string;
  readonly childrenKey: string;
  /** Load a level when its parent is opened, and under which key the parent is sent. */
  readonly lazy: boolean;
  readonly lazyRequestKey: string;
  readonly lazyEchoKey: string;
  /** Load only when the field is opened (`metaData.isLoad`). */
  readonly onOpen: boolean;
  /** Props of fields whose change loads the dictionary again. */
  readonly dependsOn: readonly string[];
}

/** One entry of `rules`, as it is used after parsing. */
export interface Rule {
  readonly required?: boolean;
  readonly type?: string;
  readonly min?: number;
  readonly max?: number;
  /** The regex text as the organiser wrote it; compiled once by the engine. */
  readonly pattern?: string;
  readonly message?: string;
}

/** A bound that is a number, or an expression like `${booth.heightLimit}` resolved against the context. */
export type Bound = number | { readonly value: string };

/** Read-only arithmetic over other fields, exact, rounded half up to two decimals (engine.md §5). */
export type Compute = { readonly product: readonly string[] } | { readonly sum: readonly string[] };

/** An item of a form after parsing and merging (engine.md §1). Texts are in the language the definition was parsed for. */
export interface Item {
  readonly id: string;
  readonly type: FieldType;
  readonly prop: string;
  readonly label: string;
  readonly required: boolean;
  readonly maxLength: number | null;
  /** Columns of 24. */
  readonly span: number;
  readonly placeholder: string;
  /** A line under the control (`help`). */
  readonly help: string;
  /** Replaces the file-size message of an upload. */
  readonly tip: string;
  readonly unit: string;
  /** The unit that may stand behind its numbers, said by the item, its label or its table; empty where none is. */
  readonly ownUnit: string;
  /** Default in wire form; undefined if there is none. */
  readonly initial: unknown;
  readonly preValue: string | null;
  readonly readonly: boolean;
  readonly disabled: boolean;
  /** Always hidden (`hide`, `display: false`, `metaData.isHide`); no rule can show it. */
  readonly hidden: boolean;
  /** As if absent (`metaData.isDelete`). */
  readonly deleted: boolean;
  readonly multiple: boolean;
  readonly dataType: 'string' | 'number' | 'array';
  /** Options in the definition; null when they come from `dictionary`. */
  readonly options: readonly Option[] | null;
  readonly dictionary: DictionarySource | null;
  readonly rules: readonly Rule[];
  readonly min: Bound | null;
  readonly max: Bound | null;
  /** Decimal places; null leaves them open. */
  readonly precision: number | null;
  readonly step: number | null;
  readonly minSize: number | null;
  /** −1 or null is unlimited. */
  readonly maxSize: number | null;
  /** Bytes of one file. */
  readonly fileSize: number | null;
  /** Lower-case extensions without a dot, e.g. `["pdf", "jpg"]`; empty takes any. */
  readonly accept: readonly string[];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly minRows: number;
  readonly maxRows: number;
  readonly showWordLimit: boolean;
  /** Stars of a rate. */
  readonly count: number;
  readonly showAllLevels: boolean;
  readonly separator: string;
  /** Tree: every node by itself (`parent: false`). */
  readonly strict: boolean;
  /** Tree with one choice. */
  readonly radio: boolean;
  readonly compute: Compute | null;
  /** Nobody types it: it follows from other fields, by `compute` or as a figure of an exhibit row (engine.md §5, §6). */
  readonly computed: boolean;
  readonly sensitive: 'id' | 'photo' | 'health' | null;
  /** Columns of a dynamic item; empty for every other type. */
  readonly columns: readonly Item[];
  /** A sub-table drawn as blocks of fields, or as a table. */
  readonly variant: 'form' | 'table';
  /** Title of a row, `{index}` is its number. */
  readonly subLabel: string;
  /** Rules of a sub-table that are asked before rows come and go; null where it names none that count. */
  readonly hooks: TableHooks | null;
  /** Markup of an `html` item, not yet sanitised. */
  readonly html: string;
  /** Everything that arrived, for faces that need a rare key. */
  readonly source: JsonObject;
}
