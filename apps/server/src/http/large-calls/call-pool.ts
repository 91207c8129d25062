import { randomUUID } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import type { ApartName } from '../../platform/apart.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FromCallWorker, LargeAnswer, LargeCall, ToCallWorker } from './large-call.ts';
import { createPlaces, type PlaceBounds, type PlaceOwner, type Places } from './places.ts';

/** What must not wait for each other: what people hand in has threads of its own, and so have exports. */
export type CallLane = 'submits' | 'others' | 'exports';

const laneOfWork = { html: 'others', lines: 'exports', effects: 'exports' } as const satisfies Record<
  ApartName,
  CallLane
>;

export interface CallPoolBounds extends PlaceBounds {
  /** Milliseconds that one call may take; whoever takes longer ends with its thread. */
  readonly longest: number;
}

/** Threads that answer large calls with the same application, so that the event loop goes on answering others. */
export interface CallPool {
  /**
   * @param owner whose call it is: nobody fills the queue.
   * @throws Refusal OVERLOADED where too many wait, or the thread ended or took too long.
   */
  answer(lane: CallLane, owner: PlaceOwner, call: LargeCall): Promise<LargeAnswer>;
  /**
   * Has a thread do something for the server itself. @throws Refusal as {@link answer}.
   * @param at the server's clock, milliseconds.
   */
  work(name: ApartName, task: Uint8Array, at: number): Promise<Uint8Array>;
  /** Ends every thread; nobody gets one any more. */
  close(): Promise<void>;
}

export interface CallThreads {
  /** Starts one, which says `ready` when it can answer. */
  readonly start: () => Worker;
  readonly bounds: Readonly<Record<CallLane, CallPoolBounds>>;
  /** Told why a thread ended that should not have. */
  readonly onTrouble: (error: unknown) => void;
}

/** A thread answers so many calls: what a library leaves behind in it does not add up for ever. */
const callsOfThread = 200;
/** Milliseconds a thread stays without anything to do, that it may take to begin on a busy machine, and to end. */
const IDLE_MS = 60_000;
const START_TIMEOUT_MS = 60_000;
const END_TIMEOUT_MS = 5_000;
/** Seconds after which whoever met a broken thread may come again. */
const RETRY_AFTER_SECONDS = 5;

interface Seat {
  readonly lane: CallLane;
  readonly worker: Worker;
  readonly ready: Promise<unknown>;
  readonly over: Promise<void>;
  calls: number;
  leaving: NodeJS.Timeout | null;
}

export function createCallPool({ start: startThread, bounds, onTrouble }: CallThreads): CallPool {
  const idle: Record<CallLane, Seat[]> = { submits: [], others: [], exports: [] };
  const all = new Set<Seat>();
  let closed = false;
  const places: Record<CallLane, Places> = {
    submits: createPlaces(bounds.submits),
    others: createPlaces(bounds.others),
    exports: createPlaces(bounds.exports),
  };

  const open = (lane: CallLane): Seat => {
    const worker = startThread();
    const over = new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
    });
    const ready = hear(worker, START_TIMEOUT_MS);
    const seat: Seat = { lane, worker, ready, over, calls: 0, leaving: null };
    // It may end while nobody listens; whoever asks it next is told.
    ready.catch(() => undefined);
    worker.on('error', () => undefined);
    all.add(seat);
    worker.once('exit', () => {
      all.delete(seat);
      idle[lane] = idle[lane].filter((other) => other !== seat);
    });
    return seat;
  };
  const take = (lane: CallLane): Seat => {
    const seat = idle[lane].pop() ?? open(lane);
    if (seat.leaving !== null) clearTimeout(seat.leaving);
    seat.leaving = null;
    seat.calls += 1;
    seat.worker.ref();
    return seat;
  };
  /** In order, so that its connections to the database end as they should; whoever does not listen is cut off. */
  const dismiss = async (seat: Seat): Promise<void> => {
    const { worker, over, lane } = seat;
    if (seat.leaving !== null) clearTimeout(seat.leaving);
    idle[lane] = idle[lane].filter((other) => other !== seat);
    const timer = setTimeout(() => void worker.terminate(), END_TIMEOUT_MS);
    say(worker, { kind: 'close' });
    await over;
    clearTimeout(timer);
  };
  const giveBack = (seat: Seat): void => {
    if (seat.calls >= callsOfThread) {
      void dismiss(seat);
      return;
    }
    seat.worker.unref();
    idle[seat.lane].push(seat);
    seat.leaving = setTimeout(() => void dismiss(seat), IDLE_MS).unref();
  };

  /** Says something to a thread of a lane and returns what it makes of it. @param read null where it is something else. */
  async function ask<T>(
    lane: CallLane,
    owner: PlaceOwner,
    words: ToCallWorker,
    own: ArrayBuffer[],
    read: (said: FromCallWorker) => T | null,
  ): Promise<T> {
    await places[lane].enter(owner);
    let seat: Seat | null = null;
    try {
      // Whoever waited when the server ended gets no thread that nobody would end.
      if (closed) throw new Refusal('OVERLOADED', { seconds: RETRY_AFTER_SECONDS });
      seat = take(lane);
      await seat.ready;
      const heard = hear(seat.worker, bounds[lane].longest);
      say(seat.worker, words, own);
      const made = read(await heard);
      if (made === null) throw new Error('A thread for large calls said something else.');
      giveBack(seat);
      return made;
    } catch (error) {
      if (seat !== null) void seat.worker.terminate();
      if (!(error instanceof Refusal)) onTrouble(error);
      throw new Refusal('OVERLOADED', { seconds: RETRY_AFTER_SECONDS });
    } finally {
      places[lane].leave(owner);
    }
  }

  return {
    answer(lane, owner, call) {
      const own = call.body?.buffer;
      return ask(lane, owner, { kind: 'call', call }, own instanceof ArrayBuffer ? [own] : [], (said) =>
        said.kind === 'answered' ? said.answer : null,
      );
    },
    work: (name, task, at) =>
      ask(laneOfWork[name], ownerOfWork(), { kind: 'work', name, task, at }, [], (said) =>
        said.kind === 'made' ? said.json : null,
      ),
    async close() {
      closed = true;
      await Promise.all([...all].map(dismiss));
    },
  };
}

/** Work of the server is nobody's: one piece of it does not count against another. */
function ownerOfWork(): PlaceOwner {
  return { subject: randomUUID(), address: 'server' };
}

function say(worker: Worker, words: ToCallWorker, own: ArrayBuffer[] = []): void {
  worker.postMessage(words, own);
}

/** What a thread says next. */
function hear(worker: Worker, patience: number): Promise<FromCallWorker> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      worker.off('message', take);
      worker.off('error', reject);
      worker.off('exit', gone);
      end();
    };
    const take = (words: FromCallWorker): void =>
      settle(() => (words.kind === 'failed' ? reject(new Error(words.message)) : resolve(words)));
    const gone = (): void => settle(() => reject(new Error('A thread for large calls ended.')));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`A thread for large calls was silent for ${patience} ms.`))),
      patience,
    );
    worker.on('message', take);
    worker.once('error', reject);
    worker.on('exit', gone);
  });
}
