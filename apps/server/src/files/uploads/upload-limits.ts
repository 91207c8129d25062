/** Which item an upload is for, and for which exhibitor where a transport supplier sends it. */
export interface UploadPlace {
  readonly formId: string;
  readonly formItemId: string;
  readonly exhibitorId: string | null;
}

/** What an item takes, and the key of the subject whose answer it is. */
export interface UploadTarget {
  readonly owner: string;
  readonly limits: UploadLimits;
}

/** What the item of a form takes of one file. */
export interface UploadLimits {
  /** Bytes; null leaves only the house's limit. */
  readonly maxBytes: number | null;
  /** Lower-case extensions; empty takes every kind the house keeps. */
  readonly accept: readonly string[];
  /** What is sent is kept encrypted. */
  readonly sealed: boolean;
}
