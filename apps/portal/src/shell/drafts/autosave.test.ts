import type { SubmitAnswer } from '@zhantai/contract';
import { ApiError, callFailed } from '@zhantai/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type Autosave, type Draft } from './autosave.ts';

interface Bench {
  readonly autosave: Autosave;
  readonly sent: Draft[];
  readonly refused: ApiError[];
  /** The draft on the device. */
  kept: { draft: Draft; sent: boolean } | null;
  answer: () => Promise<SubmitAnswer>;
  typed: string;
  signedIn: boolean;
  room: boolean;
}

const saved = (revision: number): SubmitAnswer => ({
  id: 's',
  revision,
  status: 'draft',
  savedAt: '2026-11-21 14:32:00',
});
const SENTENCE = '服务器繁忙，请稍后再试';
const refusal = (reason: ApiError['reason'], code: number) =>
  new ApiError({ status: code, code, reason, message: SENTENCE, data: {}, retryAfter: null });

function bench(): Bench {
  const parts = {
    sent: new Array<Draft>(),
    refused: new Array<ApiError>(),
    kept: null as Bench['kept'],
    answer: () => Promise.resolve(saved(parts.sent.length)),
    typed: '',
    signedIn: true,
    room: true,
  };
  const autosave = createAutosave({
    base: { version: 3, revision: 0 },
    read: () => ({ name: parts.typed }),
    send: (draft) => {
      parts.sent.push(draft);
      return parts.answer();
    },
    keep: (draft, sent) => {
      if (parts.room) parts.kept = { draft, sent };
      return parts.room;
    },
    drop: () => {
      parts.kept = null;
    },
    signedIn: () => parts.signedIn,
    onRefused: (error) => parts.refused.push(error),
  });
  return Object.assign(parts, { autosave });
}

function type(on: Bench, text: string) {
  on.typed = text;
  on.autosave.changed();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('drafts save by themselves (pages.md)', () => {
  it('two seconds after the last change, once', async () => {
    const on = bench();
    type(on, 'a');
    await vi.advanceTimersByTimeAsync(1500);
    type(on, 'ab');
    await vi.advanceTimersByTimeAsync(1999);
    expect(on.sent).toHaveLength(0);
    expect(on.autosave.unsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(on.sent).toEqual([{ version: 3, revision: 0, answers: { name: 'ab' } }]);
    expect(on.autosave.state()).toEqual({ kind: 'saved', at: '2026-11-21 14:32:00', byHand: false });
    expect(on.autosave.unsaved()).toBe(false);
    expect(on.kept).toBeNull();
  });

  it('builds each save on the revision of the one before', async () => {
    const on = bench();
    type(on, 'a');
    await vi.advanceTimersByTimeAsync(2000);
    type(on, 'b');
    await vi.advanceTimersByTimeAsync(2000);
    expect(on.sent.map((draft) => draft.revision)).toEqual([0, 1]);
  });

  it('saves what was typed during a save afterwards, never two at once', async () => {
    const on = bench();
    const answers: ((answer: SubmitAnswer) => void)[] = [];
    on.answer = () => new Promise((resolve) => answers.push(resolve));
    type(on, 'a');
    await vi.advanceTimersByTimeAsync(2000);
    type(on, 'b');
    await vi.advanceTimersByTimeAsync(5000);
    expect(on.sent).toHaveLength(1);
    answers[0]?.(saved(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(on.sent).toHaveLength(2);
    expect(on.kept?.draft.answers).toEqual({ name: 'b' });
    answers[1]?.(saved(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(on.autosave.unsaved()).toBe(false);
    expect(on.kept).toBeNull();
  });

  it('by hand saves at once and says so', async () => {
    const on = bench();
    await expect(on.autosave.save(true)).resolves.toBe(true);
    expect(on.sent).toHaveLength(1);
    expect(on.autosave.state()).toMatchObject({ kind: 'saved', byHand: true });
  });
});

describe('nothing typed is lost (quality.md §2)', () => {
  it('keeps the draft on the device while there is no network, and sends it when there is', async () => {
    const on = bench();
    on.answer = () => Promise.reject(callFailed('NETWORK'));
    type(on, 'offline');
    await vi.advanceTimersByTimeAsync(2000);
    expect(on.autosave.state()).toEqual({ kind: 'kept', why: 'offline' });
    expect(on.kept?.draft.answers).toEqual({ name: 'offline' });
    on.answer = () => Promise.resolve(saved(1));
    await expect(on.autosave.save()).resolves.toBe(true);
    expect(on.kept).toBeNull();
  });

  it('tries again by itself after a failure', async () => {
    const on = bench();
    on.answer = () => Promise.reject(refusal('SERVER_ERROR', 500));
    type(on, 'a');
    await vi.advanceTimersByTimeAsync(2000);
    expect(on.autosave.state()).toEqual({ kind: 'kept', why: 'failed', sentence: SENTENCE });
    on.answer = () => Promise.resolve(saved(1));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(on.autosave.unsaved()).toBe(false);
  });

  it('says so when not even the device has room', async () => {
    const on = bench();
    on.room = false;
    on.answer = () => Promise.reject(callFailed('NETWORK'));
    type(on, 'a');
    await vi.advanceTimersByTimeAsync(2000);
    expect(on.autosave.state()).toEqual({ kind: 'lost' });
  });

  it('asks nobody while signed out, and keeps the draft', async () => {
    const on = bench();
    on.signedIn = false;
    type(on, 'a');
    await vi.advanceTimersByTimeAsync(2000);
    expect(on.sent).toHaveLength(0);
    expect(on.autosave.state()).toEqual({ kind: 'kept', why: 'signedOut' });
    on.signedIn = true;
    await expect(on.autosave.save()).resolves.toBe(true);
  });

  it('sends and keeps what is unsaved when the page goes away, once', async () => {
    const on = bench();
    on.answer = () => new Promise(() => undefined);
    type(on, 'last');
    on.autosave.leave();
    on.autosave.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(on.sent).toHaveLength(1);
    expect(on.kept).toEqual({ draft: { version: 3, revision: 0, answers: { name: 'last' } }, sent: true });
  });

  it('leaves nothing behind when there was nothing to save', () => {
    const on = bench();
    on.autosave.leave();
    expect(on.sent).toHaveLength(0);
    expect(on.kept).toBeNull();
  });
});

describe('refusals', () => {
  it('stops at a stale revision until somebody decided, and keeps the draft', async () => {
    const on = bench();
    on.answer = () => Promise.reject(refusal('STALE_REVISION', 409));
    type(on, 'mine');
    await vi.advanceTimersByTimeAsync(2000);
    expect(on.refused.map((error) => error.reason)).toEqual(['STALE_REVISION']);
    expect(on.autosave.state()).toEqual({ kind: 'kept', why: 'blocked' });
    expect(on.kept?.draft.answers).toEqual({ name: 'mine' });
    type(on, 'mine too');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(on.sent).toHaveLength(1);
    on.answer = () => Promise.resolve(saved(8));
    on.autosave.rebase({ version: 3, revision: 7 }, true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(on.sent.at(-1)).toEqual({ version: 3, revision: 7, answers: { name: 'mine too' } });
  });

  it('waits for the save under way before a submission, and sends nothing meanwhile', async () => {
    const on = bench();
    type(on, 'a');
    const saving = on.autosave.save();
    await on.autosave.pause();
    await saving;
    expect(on.autosave.base().revision).toBe(1);
    type(on, 'b');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(on.sent).toHaveLength(1);
    on.autosave.resume();
    await vi.advanceTimersByTimeAsync(2000);
    expect(on.sent).toHaveLength(2);
  });
});
