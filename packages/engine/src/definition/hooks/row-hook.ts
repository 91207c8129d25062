import type { FieldValue, Row } from '../../types/field-value.ts';
import type { Context } from '../context.ts';
import type { Item } from '../item.ts';

/** Codes of what a row hook refuses (engine.md §6). The sentences are in `messages`. */
export type HookCode = 'tooManyForBooth' | 'tooManyForArea' | 'tooFew' | 'duplicateRow' | 'needsParent';

/** What is done with a row. */
export type RowEvent = 'add' | 'del';

/** Why a row may not be added or deleted, or what is wrong with all rows. */
export interface HookFinding {
  readonly code: HookCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A field of the form as it stands. */
export interface HookedField {
  readonly item: Item;
  read(): FieldValue;
  isShown(): boolean;
}

/** What a hook asks of the values of an item. */
export interface HookedCore {
  isEmpty(value: FieldValue, item: Item): boolean;
  compare(value: FieldValue, item: Item): string | readonly string[];
  normalise?(value: FieldValue, item: Item): FieldValue;
}

/** What a hook may know besides rows and settings. */
export interface HookContext {
  /** The sub-table. */
  readonly item: Item;
  /** `booth.count` and `booth.totalArea`, m², are those that the answer is for; where they are not told nothing is held against them. */
  readonly context: Context;
  /** A field of the form; undefined where there is none of that prop. Absent where the other fields are not known. */
  readonly answerTo?: (prop: string) => HookedField | undefined;
  /** Whether nobody filled a row. */
  readonly isBlankRow: (row: Row, item: Item) => boolean;
  readonly coreOf: (item: Item) => HookedCore;
}

/** Names of what may be set of a hook. */
export type HookSettingName = 'rows' | 'squareMetres' | 'least' | 'columns' | 'prop' | 'value';

/** How a setting of a hook is written: a whole number, a number above 0, props of columns, the prop of a field, a text. */
export interface HookSetting {
  readonly kind: 'whole' | 'number' | 'columns' | 'field' | 'text';
  /** An entry must have it. */
  readonly required: boolean;
  /** The least whole number. */
  readonly min?: number;
}

/** What may be set of a hook. */
export type HookSettings = Readonly<Partial<Record<HookSettingName, HookSetting>>>;

/** Settings of one entry, read by the hook's own list of them. */
export type ReadSettings = { readonly [Name in HookSettingName]?: HookValue };

/** The value of a setting. */
export type HookValue = string | number | readonly string[];

/** A rule of a sub-table that a definition names, never holds (engine.md §6). */
export interface RowHook {
  /** When it is asked. */
  readonly event: RowEvent;
  readonly settings: HookSettings;
  /**
   * Why the row at this place may not be added or deleted; null lets it. Absent where only the whole is looked at.
   * @param at 0-based place of the row that goes, or of the one that comes.
   */
  before?(rows: readonly Row[], at: number, settings: ReadSettings, context: HookContext): HookFinding | null;
  /** The same of all rows as they stand, whoever sent them. */
  check(rows: readonly Row[], settings: ReadSettings, context: HookContext): HookFinding | null;
}

/** The hooks of one sub-table with their settings. */
export interface TableHooks {
  /** Props of the fields that they read. */
  readonly reads: readonly string[];
  /** The first refusal, in the order of the definition. */
  before(event: RowEvent, rows: readonly Row[], at: number, context: HookContext): HookFinding | null;
  /**
   * What is wrong with the table as a whole.
   * @param whole what is wrong with it without hooks.
   */
  check<F>(rows: readonly Row[], context: HookContext, whole: () => F | null): F | HookFinding | null;
  /** What forbids that rows came at the end: those of an import, the last of which stands there now. */
  added(rows: readonly Row[], context: HookContext): HookFinding | null;
  /** Whether the rows that are there count as hidden: the field that they need is not filled in. */
  withholds(context: HookContext): boolean;
}

/** The rows that somebody filled. */
export function filledRows(rows: readonly Row[], { item, isBlankRow }: HookContext): number {
  return rows.reduce((count, row) => (isBlankRow(row, item) ? count : count + 1), 0);
}

/** A number of a setting; 0 where an entry has none. */
export function numberOf(settings: ReadSettings, key: HookSettingName): number {
  const value = settings[key];
  return typeof value === 'number' ? value : 0;
}
