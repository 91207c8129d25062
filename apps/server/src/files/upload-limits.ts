/** What the item of a form takes of one file. */
export interface UploadLimits {
  /** Bytes; null leaves only the house's limit. */
  readonly maxBytes: number | null;
  /** Lower-case extensions; empty takes every kind the house keeps. */
  readonly accept: readonly string[];
}
