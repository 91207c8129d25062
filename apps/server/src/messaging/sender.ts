import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { backOff } from './back-off.ts';
import { channelsOf, deliver, type Gateways } from './gateways.ts';
import type { Delivery } from './sms-gateway.ts';
import { deleteFinished, finishMessage, giveUpLost, postponeMessage, takeMessages } from './store.ts';
import type { Channel, TakenMessage } from './store.ts';

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

/** The loops of one process that send what is in the outbox. */
export interface Sender {
  /** Ends the loops after the messages that are being sent. */
  stop(): Promise<void>;
}

/** Messages of a channel that one process sends at a time: a gateway that is slow keeps those of no other waiting. */
const atOnce = 10;
/** Milliseconds between two tries to note what became of a message while the database is away. */
const NOTE_RETRY_MS = 1_000;
/** Longer than any attempt lasts: a message still not finished then belongs to a process that died. */
const lostAfterSeconds = 180;
/** Milliseconds between two clean-ups of a process, the days that a finished message is kept, and how many go at once. */
const [cleanPause, keptDays, cleanSize] = [3_600_000, 90, 5_000];

/** Starts the loops. Several processes share one outbox: a message is taken by one of them (console.md §6). */
export function startSender({
  database,
  gateways,
  keepBodies,
  pause = 500,
  onTrouble,
}: SenderOptions): Sender {
  const stopping = new AbortController();
  const { signal } = stopping;
  let cleanedAt = Number.NEGATIVE_INFINITY;

  const conclude = (message: TakenMessage, delivery: Delivery): Promise<void> => {
    if (delivery.kind === 'sent') return finishMessage(database, message, 'sent', '', keepBodies);
    const seconds = delivery.kind === 'later' ? backOff(message.attempts) : null;
    return seconds === null
      ? finishMessage(database, message, 'failed', delivery.reason, keepBodies)
      : postponeMessage(database, message, seconds, delivery.reason);
  };

  /** Never throws. What was sent is noted as soon as the database is there again, for nobody else knows of it. */
  const send = async (message: TakenMessage): Promise<void> => {
    const delivery = await deliver(gateways, message);
    const until = performance.now() + lostAfterSeconds * 1_000;
    for (;;) {
      try {
        // Tried again until it is noted.
        await conclude(message, delivery);
        return;
      } catch (error) {
        onTrouble(error);
        if (signal.aborted || performance.now() > until) return;
      }
      await sleep(NOTE_RETRY_MS, signal);
    }
  };

  const clean = async (): Promise<void> => {
    await giveUpLost(database, lostAfterSeconds, keepBodies);
    if (performance.now() - cleanedAt < cleanPause) return;
    cleanedAt = performance.now();
    await deleteFinished(database, keptDays, cleanSize);
  };

  const loop = async (work: () => Promise<boolean>): Promise<void> => {
    while (!signal.aborted) {
      let busy = false;
      try {
        busy = await work();
      } catch (error) {
        onTrouble(error);
      }
      if (!busy) await sleep(pause, signal);
    }
  };

  const sendOf = (channel: Channel): Promise<void> => {
    const under = new Set<Promise<void>>();
    const round = async (): Promise<boolean> => {
      const taken = await takeMessages(database, [channel], atOnce - under.size);
      for (const message of taken) {
        const sending = send(message).finally(() => under.delete(sending));
        under.add(sending);
      }
      if (under.size === atOnce) await Promise.race(under);
      return taken.length > 0;
    };
    return loop(round).then(async () => {
      await Promise.all(under);
    });
  };

  const ended = Promise.all([
    ...channelsOf(gateways).map(sendOf),
    loop(async () => {
      await clean();
      return false;
    }),
  ]);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Waits, or less where `signal` ends it. */
async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
