import type { FieldNode } from '@zhantai/engine';

/** A file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** Its turn among all files chosen on this page. */
  readonly turn: number;
  /** `refused`: sending it again cannot help. */
  readonly status: 'running' | 'failed' | 'refused';
  /** Why it failed, in the words of who refused it; empty where nobody said. */
  readonly reason: string;
  /** 0 to 1. */
  readonly share: number;
}

/** Uploads of one form, by field; they run on while a field is off the page. */
export interface UploadStore {
  list(key: string): readonly Upload[];
  /** Turn of a file that arrived while this page was open; -1 of any other. */
  turnOf(fileId: string): number;
  start(node: FieldNode<'upload'>, files: readonly File[]): void;
  retry(node: FieldNode<'upload'>, id: string): void;
  /** Stops it if it runs, and forgets it. */
  cancel(key: string, id: string): void;
  /** How many are running in the whole form. */
  readonly running: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}
