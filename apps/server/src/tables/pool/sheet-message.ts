import type { RowList } from '@zhantai/engine/tables';
import type { RowLists } from '@zhantai/workbooks/read';
import type { SheetBatch, SheetResult, SheetTask } from './sheet-task.ts';

/** What the server says to a worker. A worker does one thing at a time. */
export type ToWorker =
  | { readonly kind: 'task'; readonly task: SheetTask }
  /** Answers `wants`; null where there is no more. */
  | { readonly kind: 'batch'; readonly batch: SheetBatch | null }
  /** Answers `asks`; a list that nobody knows is left out. */
  | { readonly kind: 'lists'; readonly lists: RowLists }
  /** Answers `bytes`: they are on their way, more may come. */
  | { readonly kind: 'taken' };

/** What a worker says; it waits for the answer to everything but the two ends. */
export type FromWorker =
  /** It is loaded, and waits for a task. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'wants' }
  /** Lists of options that other cells of a row filter. */
  | { readonly kind: 'asks'; readonly wanted: readonly RowList[] }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'done'; readonly result: SheetResult }
  /** A bug; what a file holds never makes a worker fail. */
  | { readonly kind: 'failed'; readonly message: string };
