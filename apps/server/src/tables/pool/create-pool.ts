import type { Worker } from 'node:worker_threads';
import type { RowList } from '@zhantai/engine/tables';
import type { RowLists } from '@zhantai/workbooks/read';
import { Refusal } from '../../platform/refusal.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { openWorker } from './open-worker.ts';
import type { FromWorker, ToWorker } from './sheet-message.ts';
import type { SheetBatch, SheetResult, SheetTask } from './sheet-task.ts';

export interface PoolLimits {
  /** Workers at once. */
  readonly most: number;
  /** How many may wait for one; who comes after them is told to come again. */
  readonly waiting: number;
  /** Milliseconds a worker may be silent. */
  readonly patience: number;
}

/** Gives lists of options that other cells of a row filter; one that nobody knows is left out. */
export type AskLists = (wanted: readonly RowList[]) => Promise<RowLists>;

/** Threads that read and write spreadsheets, so that the server goes on answering others (quality.md §1). */
export interface SheetPool {
  /**
   * @param askLists gives the lists that other cells of a row filter; without it they stay unknown.
   * @throws Refusal OVERLOADED where too many wait, SHEET_TOO_LARGE where a file asks for more time or memory than one
   * may have.
   */
  run(task: SheetTask, askLists?: AskLists): Promise<SheetResult>;
  /** What a task writes, made from what it asks for; taken as fast as somebody reads it. @throws as {@link run}. */
  stream(
    task: SheetTask,
    batches: AsyncIterable<SheetBatch>,
    askLists?: AskLists,
  ): AsyncGenerator<Uint8Array, SheetResult>;
  /** Ends every worker. */
  close(): Promise<void>;
}

/** A worker does so many tasks: what a library leaves behind in it does not add up for ever. */
const tasksOfWorker = 50;
/** Milliseconds a worker stays without anything to do, and that it may take to begin on a busy machine. */
const IDLE_MS = 60_000;
const START_TIMEOUT_MS = 60_000;

interface Seat {
  readonly worker: Worker;
  /** It is loaded. */
  readonly ready: Promise<unknown>;
  tasks: number;
  leaving: NodeJS.Timeout | null;
}

export function createPool({ most, waiting, patience }: PoolLimits): SheetPool {
  const idle: Seat[] = [];
  const all = new Set<Seat>();
  const places = createSemaphore(most, waiting);

  const take = (): Seat => {
    const seat = idle.pop() ?? open();
    if (seat.leaving !== null) clearTimeout(seat.leaving);
    seat.leaving = null;
    seat.tasks += 1;
    seat.worker.ref();
    return seat;
  };
  const open = (): Seat => {
    const worker = openWorker();
    const ready = hear(worker, START_TIMEOUT_MS, () => new Refusal('OVERLOADED', { seconds: 10 }));
    const seat: Seat = { worker, ready, tasks: 0, leaving: null };
    all.add(seat);
    // It may end while nobody listens; whoever asks it next is told.
    seat.worker.on('error', () => undefined);
    seat.worker.once('exit', () => {
      all.delete(seat);
      const at = idle.indexOf(seat);
      if (at >= 0) idle.splice(at, 1);
    });
    return seat;
  };
  const dismiss = async (seat: Seat): Promise<void> => {
    await seat.worker.terminate();
  };
  const giveBack = (seat: Seat): void => {
    seat.worker.unref();
    idle.push(seat);
    seat.leaving = setTimeout(() => void dismiss(seat), IDLE_MS);
    seat.leaving.unref();
  };

  async function* stream(
    task: SheetTask,
    batches: AsyncIterable<SheetBatch>,
    askLists: AskLists = () => Promise.resolve(new Map()),
  ): AsyncGenerator<Uint8Array, SheetResult> {
    await places.enter();
    const source = batches[Symbol.asyncIterator]();
    let seat: Seat | null = null;
    let whole = false;
    try {
      seat = take();
      const { worker, ready } = seat;
      await ready;
      let heard = await say(worker, { kind: 'task', task }, patience);
      for (;;) {
        if (heard.kind === 'done') {
          whole = seat.tasks < tasksOfWorker;
          return heard.result;
        }
        if (heard.kind === 'failed') throw new Error(`A worker for spreadsheets failed: ${heard.message}`);
        if (heard.kind === 'ready') throw new Error('A worker for spreadsheets began twice.');
        if (heard.kind === 'bytes') {
          yield heard.bytes;
          heard = await say(worker, { kind: 'taken' }, patience);
        } else if (heard.kind === 'asks') {
          heard = await say(worker, { kind: 'lists', lists: await askLists(heard.wanted) }, patience);
        } else {
          const next = await source.next();
          const batch = next.done === true ? null : next.value;
          const own = batch?.kind === 'packed' ? [batch.json.buffer] : [];
          heard = await say(worker, { kind: 'batch', batch }, patience, own.filter(isOwn));
        }
      }
    } finally {
      if (seat !== null && whole) giveBack(seat);
      else if (seat !== null) await dismiss(seat);
      places.leave();
      await source.return?.();
    }
  }

  return {
    stream,
    async run(task, askLists) {
      const talk = stream(task, nothing(), askLists);
      const { done, value } = await talk.next();
      if (done === true) return value;
      await talk.return({ kind: 'written' });
      throw new Error(`A worker writes where nobody reads: ${task.kind}.`);
    },
    async close() {
      await Promise.all([...all].map(dismiss));
    },
  };
}

async function* nothing(): AsyncGenerator<SheetBatch> {}

/** Says something to a worker and waits for what it says next. */
function say(
  worker: Worker,
  words: ToWorker,
  patience: number,
  own: ArrayBuffer[] = [],
): Promise<FromWorker> {
  const answer = hear(worker, patience, () => new Refusal('SHEET_TOO_LARGE'));
  worker.postMessage(words, own);
  return answer;
}

const isOwn = (buffer: ArrayBufferLike): buffer is ArrayBuffer => buffer instanceof ArrayBuffer;

/** What a worker says next. @param late why it is given up after `patience` milliseconds. */
function hear(worker: Worker, patience: number, late: () => Error): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      worker.off('message', take);
      worker.off('error', fail);
      worker.off('exit', gone);
      end();
    };
    const take = (message: FromWorker): void => settle(() => resolve(message));
    const fail = (error: Error): void => settle(() => reject(refusalOf(error)));
    const gone = (): void => settle(() => reject(new Error('A worker for spreadsheets ended.')));
    const timer = setTimeout(() => settle(() => reject(late())), patience);
    worker.on('message', take);
    worker.on('error', fail);
    worker.on('exit', gone);
  });
}

function refusalOf(error: Error): Error {
  const full = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return full ? new Refusal('SHEET_TOO_LARGE') : error;
}
