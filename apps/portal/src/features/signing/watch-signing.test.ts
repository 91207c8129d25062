import type { RefusalCode, SigningState } from '@zhantai/contract';
import { ApiError, callFailed } from '@zhantai/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSigning } from './watch-signing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = (reason: RefusalCode, status: number) =>
  new ApiError({ status, code: status, reason, message: '', data: {}, retryAfter: null });

/** Answers each question with the next of these. */
const watching = (answers: readonly (SigningState | ApiError)[]) => {
  const heard: string[] = [];
  let polls = 0;
  const stop = watchSigning({
    async ask() {
      const answer = answers[polls] ?? 'waiting';
      polls += 1;
      if (typeof answer === 'string') return { state: answer };
      throw answer;
    },
    pause: 1000,
    onAnswer: ({ state }) => heard.push(state),
    onSilence: () => heard.push('silence'),
    onGone: () => heard.push('gone'),
  });
  return { heard, stop, polls: () => polls };
};

it('asks until it is signed, and not again', async () => {
  const { heard, polls } = watching(['waiting', 'opened', 'signed']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['waiting', 'opened', 'signed']);
  expect(polls()).toBe(3);
});

it.each(['declined', 'cancelled', 'expired'] as const)('%s ends it', async (state) => {
  const { heard, polls } = watching([state]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([heard, polls()]).toEqual([[state], 1]);
});

it('asks on while there is no network, or the session has to be renewed', async () => {
  const { heard } = watching([callFailed('NETWORK'), refused('UNAUTHORIZED', 401), 'signed']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['silence', 'silence', 'signed']);
});

it.each([refused('NOT_FOUND', 404), refused('TICKET_INVALID', 403)])(
  'is over where there is nothing any more: $reason',
  async (error) => {
    const { heard, polls } = watching([error]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([heard, polls()]).toEqual([['gone'], 1]);
  },
);

it('hears nothing after it was stopped, not even what was under way', async () => {
  const { heard, stop } = watching(['signed']);
  vi.advanceTimersByTime(1000);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
});
