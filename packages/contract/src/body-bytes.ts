/**
 * Greatest body of JSON by what a call takes; the record of the call names the one that is not `few`. Where people without
 * an account send answers, `few` are enough.
 */
export const bodyBytes = {
  /** The fields of a form that asks for a token. */
  token: 16 * 1024,
  few: 256 * 1024,
  /** Lists of lines, people and comments. */
  lists: 1024 * 1024,
  /** Answers of whole forms, with tables of thousands of rows. */
  answers: 4 * 1024 * 1024,
  /** A form detail of 4 MB as it is being made, and what it began with. */
  drafts: 8 * 1024 * 1024,
} as const;
