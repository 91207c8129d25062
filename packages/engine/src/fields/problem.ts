import type { HookCode } from '../definition/hooks/row-hook.ts';

/** Codes of what can be wrong with an answer (engine.md §4). The sentences are in `messages`. */
export type ProblemCode =
  | 'required'
  | 'requiredChoice'
  | 'requiredUpload'
  | 'requiredSignature'
  | 'requiredOption'
  | 'otherText'
  | 'invalidOption'
  | 'format'
  | 'unreadable'
  | 'accepted'
  | 'min'
  | 'max'
  | 'precision'
  | 'integer'
  | 'maxLength'
  | 'minLength'
  | 'minSize'
  | 'maxSize'
  | 'fileSize'
  | 'fileType'
  | 'fileElsewhere'
  | 'dateRange'
  | 'rangeOrder'
  | 'pattern'
  | 'importFormat'
  | 'lostDigits'
  | 'noResult'
  | 'otherUnit'
  | 'taken'
  | 'soldOut'
  | 'custom'
  | HookCode;

/** Where inside an item: `[rowIndex, prop]` in a sub-table (engine.md §4). */
export type Path = readonly [rowIndex: number, prop: string];

/** A user's mistake. Data, never thrown; rendered by `messages`. */
export interface Problem {
  readonly prop: string;
  readonly formItemId: string;
  readonly label: string;
  readonly code: ProblemCode;
  /**
   * `n` of lengths and sizes, `min`, `max`, `precision`, `option` (label) of `otherText` and `soldOut`, `message` of `custom`.
   * The label of a cell's problem is its column's; `prop` and `formItemId` are the sub-table's.
   */
  readonly params: Readonly<Record<string, string | number>>;
  readonly path?: Path;
}
