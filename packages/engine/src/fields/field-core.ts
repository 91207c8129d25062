import type { HookedField } from '../definition/hooks/row-hook.ts';
import type { Item, Option } from '../definition/item.ts';
import type { Context } from '../definition/context.ts';
import type { ProblemCode } from './problem.ts';
import type { FieldValue, OptionValue } from '../types/field-value.ts';
import type { RowFilter } from './row-filter.ts';

/** A value as conditions and patterns see it: one text, or several of which any may match. Empty is `""`. */
export type Compared = string | readonly string[];

/** What a check may know besides the value. */
export interface CheckContext {
  /** `YYYY-MM-DD` in the exhibition's zone. */
  readonly today: string;
  readonly context: Context;
  /** Options that are known of an item; null where nobody knows them here. */
  optionsOf(item: Item): readonly Option[] | null;
  /** A field of the form as the hooks of a sub-table read it; undefined where there is none of that prop. */
  answerTo?(prop: string): HookedField | undefined;
  /** Options that hold in a row, of a column whose list other cells of the row filter; null where nobody knows them. */
  rowOptionsOf?(column: Item, filter: RowFilter): readonly Option[] | null;
}

/** What is wrong with a value, before it is tied to an item. */
export interface Finding {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Words that turn a value into text. */
export interface DescribeWords {
  /** Between two options, keys or entries. */
  readonly listSeparator: string;
  readonly on: string;
  readonly off: string;
  /** Stands for a text that is never shown. */
  readonly secret: string;
  readonly stars: (count: number, max: number) => string;
  readonly files: (count: number) => string;
  readonly signed: string;
  readonly rows: (count: number) => string;
  /** Options that are known of an item; the default is its static ones. */
  optionsOf(item: Item): readonly Option[] | null;
  /** The label of a value that is not among them, as of a level that is not loaded; undefined where nobody knows it. */
  labelOf(value: OptionValue): string | undefined;
}

/**
 * What the engine knows of a field type: its blank value, its codec, its check, how conditions see it.
 * One object a type, all of them in `registry.ts`.
 */
export interface FieldCore<V extends FieldValue = FieldValue> {
  /** False for what is shown only: html, titles, unsupported items. */
  readonly answers: boolean;
  /** The value of a field nobody filled. */
  blank(item: Item): V;
  /** Wire → value as answers are read; undefined when it cannot be read (engine.md §2). Never throws. */
  read(wire: unknown, item: Item): V | undefined;
  /** What the bare wire says where that is more than {@link read} takes; absent where both are the same. */
  readBare?(wire: unknown, item: Item): V | undefined;
  /** Value → wire. */
  encode(value: V, item: Item): unknown;
  /** Whether it counts as not filled (engine.md §4): blanks only, rate 0 and blank rows included. */
  isEmpty(value: V, item: Item): boolean;
  compare(value: V, item: Item): Compared;
  /** Type and size of a filled value; `rules` come after it. */
  check(value: V, item: Item, within: CheckContext): Finding | null;
  /** The problem of a required field that is empty. */
  missing(item: Item): ProblemCode;
  /** A filled value as a person reads it in one line (engine.md E2.30). */
  describe(value: V, item: Item, words: DescribeWords): string;
  /**
   * The value with the texts in it as they are judged and stored (engine.md §2), the same one where nothing changes.
   * Absent where a value holds no text of a person: keys, files, drawings.
   */
  normalise?(value: V, item: Item): V;
  /** A text that a person or a file brought in, as it is judged (engine.md §2); absent where it is one clean line. */
  normaliseText?(text: string, item: Item): string;
}
