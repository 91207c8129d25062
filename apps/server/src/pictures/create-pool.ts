import type { ChildProcess } from 'node:child_process';
import { Refusal } from '../platform/refusal.ts';
import { createSemaphore } from '../platform/semaphore.ts';
import { parseAnswer } from './parse-answer.ts';
import type { PictureAnswer, PictureTask } from './picture-task.ts';

/** Bounds of a pool; the times are milliseconds. */
export interface PoolBounds {
  /** Processes at once, each with one task. */
  readonly most: number;
  /** Tasks that may wait for one, and how long one waits. */
  readonly waiting: number;
  readonly queueMs: number;
  /** How long a process may take to begin, and for a task. */
  readonly startMs: number;
  readonly taskMs: number;
  /** How long it stays without anything to do. */
  readonly restMs: number;
}

/** Processes that read and draw pictures. Where one hangs or dies, its task is given to another one once. */
export interface PicturePool {
  /** @throws Refusal OVERLOADED where too many wait or two processes broke over it, and what the disk says. */
  run(task: PictureTask): Promise<PictureAnswer>;
  /** Ends every process; nobody gets one any more. */
  close(): Promise<void>;
}

/** A process does so many tasks: what the library leaves behind in it does not add up for ever. */
const tasksOfProcess = 1_000;
/** Seconds after which whoever met broken processes may come again. */
const RETRY_AFTER_SECONDS = 10;

/** A process hung, died or did not begin; the task is not to blame until it happens again. */
class ProcessLost extends Error {
  override readonly name = 'ProcessLost';
}

interface Seat {
  readonly child: ChildProcess;
  readonly ready: Promise<PictureAnswer>;
  readonly over: Promise<void>;
  tasks: number;
  leaving: NodeJS.Timeout | undefined;
}

/** @param onTrouble told why a process was lost. */
export function createPool(
  start: () => ChildProcess,
  bounds: PoolBounds,
  onTrouble: (error: unknown) => void,
): PicturePool {
  const places = createSemaphore(bounds.most, bounds.waiting, bounds.queueMs);
  const all = new Set<Seat>();
  let idle: Seat[] = [];
  let closed = false;

  const open = (): Seat => {
    const child = start();
    const over = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      // Where it could not be started there is no exit.
      child.on('error', () => child.pid === undefined && resolve());
    });
    const seat: Seat = { child, ready: hear(child, bounds.startMs), over, tasks: 0, leaving: undefined };
    all.add(seat);
    void over.then(() => forget(seat));
    return seat;
  };
  const forget = (seat: Seat): void => {
    clearTimeout(seat.leaving);
    all.delete(seat);
    idle = idle.filter((other) => other !== seat);
  };
  const dismiss = async (seat: Seat): Promise<void> => {
    forget(seat);
    seat.child.kill('SIGKILL');
    await seat.over;
  };
  const giveBack = (seat: Seat): void => {
    if (closed || seat.tasks >= tasksOfProcess) {
      void dismiss(seat);
      return;
    }
    idle.push(seat);
    seat.leaving = setTimeout(() => void dismiss(seat), bounds.restMs).unref();
  };

  async function attempt(task: PictureTask): Promise<PictureAnswer> {
    if (closed) throw new Refusal('OVERLOADED', { seconds: RETRY_AFTER_SECONDS });
    const seat = idle.pop() ?? open();
    clearTimeout(seat.leaving);
    seat.tasks += 1;
    try {
      const begun = await seat.ready;
      if (begun.kind === 'failed') throw new ProcessLost(begun.message);
      const heard = hear(seat.child, bounds.taskMs);
      seat.child.send(task, () => undefined);
      const answer = await heard;
      giveBack(seat);
      return answer;
    } catch (error) {
      void dismiss(seat);
      onTrouble(error);
      throw error;
    }
  }

  return {
    async run(task) {
      await places.enter();
      try {
        const answer = await attempt(task).catch((error: unknown) => {
          if (error instanceof ProcessLost) return attempt(task);
          throw error;
        });
        if (answer.kind === 'disk') throw Object.assign(new Error(answer.message), answer);
        if (answer.kind === 'failed') throw new Error(`A picture failed: ${answer.message}`);
        return answer;
      } catch (error) {
        throw error instanceof ProcessLost
          ? new Refusal('OVERLOADED', { seconds: RETRY_AFTER_SECONDS })
          : error;
      } finally {
        places.leave();
      }
    },
    async close() {
      closed = true;
      await Promise.all([...all].map(dismiss));
    },
  };
}

/** What a process says next. It is lost where it ends, or is silent for so many milliseconds. */
function hear(child: ChildProcess, silentMs: number): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      child.off('message', take);
      child.off('error', fail);
      child.off('exit', gone);
      end();
    };
    const lose = (why: string): void =>
      settle(() => reject(new ProcessLost(`A process for pictures ${why}.`)));
    const take = (message: unknown): void => {
      const answer = parseAnswer(message);
      if (answer === null) lose('said something else');
      else settle(() => resolve(answer));
    };
    const fail = (error: Error): void => lose(`could not be started: ${error.message}`);
    const gone = (code: number | null, signal: string | null): void => lose(`ended with ${signal ?? code}`);
    const timer = setTimeout(() => lose(`was silent for ${silentMs} ms`), silentMs);
    child.on('message', take);
    child.on('error', fail);
    child.on('exit', gone);
  });
}
