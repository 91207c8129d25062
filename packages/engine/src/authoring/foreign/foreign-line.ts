/** What became of one thing of a foreign form. It has codes, no words: who shows it says them. */
export interface ForeignLine {
  /** Taken as it is, taken with a change, or left out. */
  readonly outcome: 'taken' | 'changed' | 'left';
  /** Where it stood, `column[3].rules`; of what was taken the thing whose `keys` are named. */
  readonly path: string;
  readonly code: ForeignCode;
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Why something was changed or left out. */
export type ForeignCode =
  | 'taken'
  // Changed.
  | 'typeChanged'
  | 'typeUnknown'
  | 'renamed'
  | 'single'
  | 'section'
  | 'hidden'
  | 'dictionary'
  | 'address'
  | 'bytes'
  | 'dateFormat'
  | 'rule'
  | 'valueText'
  | 'spanCut'
  | 'propMade'
  | 'unknownKept'
  // Left out.
  | 'code'
  | 'listOnly'
  | 'look'
  | 'event'
  | 'notKnown'
  | 'unreadable'
  | 'nestedTable';

/** A foreign form in the dialect of drafts, and what became of each thing of it. */
export interface ForeignForm {
  readonly detail: Readonly<Record<string, unknown>>;
  readonly report: readonly ForeignLine[];
}

/** Something that is code in its source and so no value. */
export interface OmittedCode {
  readonly path: string;
  /** What it is as syntax, e.g. `FunctionExpression`. */
  readonly kind: string;
  /** How it begins. */
  readonly text: string;
}
