import type { RowList } from '@zhantai/engine/tables';
import type { ImportStage, RowLists } from '@zhantai/workbooks/read';
import type { SheetReply, SheetRequest, SheetWork, SheetWorkKind } from './sheet-work.ts';

/** Why a piece of work gave no answer; `missing` is a part of the program that did not come. */
export type SheetWorkEnd = 'cancelled' | 'slow' | 'missing' | 'failed';

/** A piece of work with a spreadsheet that gave no answer. */
export class SheetWorkError extends Error {
  readonly end: SheetWorkEnd;

  constructor(end: SheetWorkEnd) {
    super(end);
    this.name = 'SheetWorkError';
    this.end = end;
  }
}

export interface SheetWorkOptions {
  readonly signal: AbortSignal;
  readonly onStage?: (stage: ImportStage) => void;
  /** Gives the lists that other cells of a row filter; without it they stay unknown. */
  readonly askLists?: (wanted: readonly RowList[]) => Promise<RowLists>;
}

/** No honest workbook within the limits takes longer; milliseconds. */
const MAX_WORK_MS = 60_000;

/**
 * Does a piece of work in a thread of its own, which ends with it: at the answer, when the signal says so, or after a
 * minute. Throws {@link SheetWorkError} only.
 */
export function runSheetWork<K extends SheetWorkKind>(
  kind: K,
  given: SheetWork[K]['given'],
  { signal, onStage, askLists }: SheetWorkOptions,
): Promise<SheetWork[K]['answer']> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new SheetWorkError('cancelled'));
      return;
    }
    const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), { type: 'module' });
    const settle = (done: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      done();
    };
    const fail = (end: SheetWorkEnd) => {
      settle(() => {
        reject(new SheetWorkError(end));
      });
    };
    const cancel = () => {
      fail('cancelled');
    };
    const answer = async (wanted: readonly RowList[]) => {
      let lists: RowLists = new Map();
      try {
        lists = (await askLists?.(wanted)) ?? lists;
      } finally {
        worker.postMessage({ kind: 'lists', lists } satisfies SheetRequest, []);
      }
    };
    const timer = setTimeout(() => {
      fail('slow');
    }, MAX_WORK_MS);
    signal.addEventListener('abort', cancel, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<SheetReply<K>>) => {
      if (data.kind === 'stage') onStage?.(data.stage);
      else if (data.kind === 'wanted') void answer(data.wanted);
      else if (data.kind === 'answer') {
        settle(() => {
          resolve(data.answer);
        });
      } else fail(data.kind);
    });
    worker.addEventListener('error', (event) => {
      // Of a script that did not come nothing is told.
      fail(event instanceof ErrorEvent && event.message !== '' ? 'failed' : 'missing');
    });
    worker.addEventListener('messageerror', () => {
      fail('failed');
    });
    worker.postMessage({ kind, given }, []);
  });
}
