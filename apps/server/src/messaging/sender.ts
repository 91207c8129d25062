import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { backOff } from './back-off.ts';
import { channelsOf, deliver, type Gateways } from './gateways.ts';
import type { Delivery } from './sms-gateway.ts';
import { deleteFinished, finishMessage, giveUpLost, postponeMessage, takeMessages } from './store.ts';
import type { TakenMessage } from './store.ts';

export interface SenderOptions {
  readonly database: Database;
  /** Who sends what, by channel; what has nobody waits. */
  readonly gateways: Gateways;
  /** Keeps codes in messages that are over (demo mode). */
  readonly keepBodies: boolean;
  /** Milliseconds between two looks into an empty outbox. */
  readonly pause?: number;
  /** Hears of rounds that failed; the next one comes all the same. */
  readonly onTrouble: (error: unknown) => void;
}

/** The loop of one process that sends what is in the outbox. */
export interface Sender {
  /** Ends the loop after the messages that are being sent. */
  stop(): Promise<void>;
}

const atOnce = 10;
/** Longer than any attempt lasts: a message still not finished then belongs to a process that died. */
const lostAfterSeconds = 180;
/** Milliseconds between two clean-ups of a process, the days that a finished message is kept, and how many go at once. */
const [cleanPause, keptDays, cleanSize] = [3_600_000, 90, 5_000];

/** Starts the loop. Several processes share one outbox: a message is taken by one of them (console.md §6). */
export function startSender({
  database,
  gateways,
  keepBodies,
  pause = 500,
  onTrouble,
}: SenderOptions): Sender {
  const channels = channelsOf(gateways);
  const stopping = new AbortController();
  let cleanedAt = Number.NEGATIVE_INFINITY;

  const conclude = (message: TakenMessage, delivery: Delivery): Promise<void> => {
    if (delivery.kind === 'sent') return finishMessage(database, message, 'sent', '', keepBodies);
    const seconds = delivery.kind === 'later' ? backOff(message.attempts) : null;
    return seconds === null
      ? finishMessage(database, message, 'failed', delivery.reason, keepBodies)
      : postponeMessage(database, message, seconds, delivery.reason);
  };

  const send = async (message: TakenMessage): Promise<void> => {
    await conclude(message, await deliver(gateways, message));
  };

  const round = async (): Promise<boolean> => {
    const taken = await takeMessages(database, channels, atOnce);
    const results = await Promise.allSettled(taken.map(send));
    for (const result of results) if (result.status === 'rejected') onTrouble(result.reason);
    if (taken.length > 0) return true;
    await giveUpLost(database, lostAfterSeconds, keepBodies);
    if (performance.now() - cleanedAt > cleanPause) {
      cleanedAt = performance.now();
      await deleteFinished(database, keptDays, cleanSize);
    }
    return false;
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let busy = false;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one round after the other
        busy = await round();
      } catch (error) {
        onTrouble(error);
      }
      // oxlint-disable-next-line no-await-in-loop
      if (!busy) await sleep(pause, stopping.signal);
    }
  };

  const ended = loop();
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

/** Waits, or less where `signal` ends it. */
async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
