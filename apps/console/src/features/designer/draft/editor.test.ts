import type { FormDraft, SavedDraft, SaveDraftRequest } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { parseItem } from '@zhantai/engine';
import { mergeDraft } from '@zhantai/engine/authoring';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditor } from './editor.ts';
import { findItem, withItem, withItemSetting, type Detail } from './items.ts';

const start: Detail = {
  formItems: [
    { formItemId: 'a', formItemType: 'input', formItemLabel: 'A', prop: 'a' },
    { formItemId: 'b', formItemType: 'input', formItemLabel: 'B', prop: 'b' },
  ],
};

const labelOf = (detail: Detail, id: string) => parseItem(findItem(detail, id)).label;
const labelled = (detail: Detail, id: string, label: string): Detail =>
  withItem(detail, withItemSetting(findItem(detail, id) ?? {}, 'label', labelOf(detail, id), label));

const refused = (reason: 'DRAFT_CONFLICT' | 'NETWORK', data = {}) =>
  new ApiError({ status: 409, code: 409, reason, message: '', data, retryAfter: null });

/** A server that merges as the real one does. */
function server() {
  const states: Detail[] = [start];
  let isDown = false;
  const sent: SaveDraftRequest[] = [];
  return {
    sent,
    states,
    down: (next: boolean) => {
      isDown = next;
    },
    newest: () => states.at(-1) ?? {},
    send: async (body: SaveDraftRequest): Promise<SavedDraft> => {
      await Promise.resolve();
      if (isDown) throw refused('NETWORK');
      sent.push(body);
      const theirs = states.at(-1) ?? {};
      const { merged, conflicts } = mergeDraft(states[body.base] ?? {}, body.detail, theirs);
      if (conflicts.length > 0)
        throw refused('DRAFT_CONFLICT', { revision: states.length - 1, conflicts, merged, theirs });
      states.push(merged);
      return { revision: states.length - 1, savedAt: '2026-06-01 14:32:00', merged, notes: [], problems: [] };
    },
    load: async (): Promise<FormDraft> => {
      await Promise.resolve();
      return { ...draft, revision: states.length - 1, detail: states.at(-1) ?? {} };
    },
  };
}

const draft: FormDraft = {
  revision: 0,
  detail: start,
  savedBy: null,
  savedAt: null,
  publishedVersion: 0,
  others: [],
  problems: [],
};

function opened() {
  const backend = server();
  const editor = createEditor({ draft, send: backend.send, load: backend.load, settledSays: 'settled' });
  const set = (id: string, label: string) => {
    const { detail, selected } = editor.state().work;
    editor.apply({ says: `${id} ${label}`, detail: labelled(detail, id, label), selected });
  };
  return { backend, editor, set };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('saves a second and a half after the last change, once, and tells what was done', async () => {
  const { backend, editor, set } = opened();
  set('a', 'A1');
  await vi.advanceTimersByTimeAsync(1000);
  set('b', 'B1');
  await vi.advanceTimersByTimeAsync(1400);
  expect(backend.sent).toEqual([]);
  expect(editor.state().save).toEqual({ kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(200);
  expect(backend.sent.map(({ base, step }) => [base, step])).toEqual([[0, 'a A1 · b B1']]);
  expect(editor.state().save).toEqual({ kind: 'saved', at: '2026-06-01 14:32:00' });
});

it('says that nothing is saved without a network, keeps what was typed, and tries again', async () => {
  const { backend, editor, set } = opened();
  backend.down(true);
  set('a', 'A1');
  await vi.advanceTimersByTimeAsync(1600);
  expect(editor.state().save.kind).toBe('failed');
  expect(labelOf(editor.state().work.detail, 'a')).toBe('A1');
  backend.down(false);
  await vi.advanceTimersByTimeAsync(5100);
  expect(editor.state().save.kind).toBe('saved');
  expect(backend.sent.map(({ step }) => step)).toEqual(['a A1']);
});

it('takes in what others changed, also while something is on its way', async () => {
  const { backend, editor, set } = opened();
  backend.states.push(labelled(start, 'b', 'Theirs'));
  set('a', 'A1');
  const flushed = editor.flush();
  set('a', 'A2');
  await flushed;
  await vi.advanceTimersByTimeAsync(1600);
  expect(['a', 'b'].map((id) => labelOf(backend.newest(), id))).toEqual(['A2', 'Theirs']);
  expect(editor.state().work.detail).toEqual(backend.newest());
  expect(editor.state().save.kind).toBe('saved');
});

it.each(['mine', 'theirs'] as const)('asks what two changed differently, and keeps %s', async (side) => {
  const { backend, editor, set } = opened();
  backend.states.push(labelled(start, 'a', 'Theirs'));
  set('a', 'Mine');
  set('b', 'B1');
  expect(await editor.flush()).toBe(false);
  const { save } = editor.state();
  const keys = save.kind === 'conflict' ? save.conflicts.map(({ key }) => key) : [];
  expect(keys).toHaveLength(1);
  expect(labelOf(backend.newest(), 'b')).toBe('B');
  editor.settle(Object.fromEntries(keys.map((key) => [key, side])));
  await vi.advanceTimersByTimeAsync(1600);
  const labels = ['a', 'b'].map((id) => labelOf(backend.newest(), id));
  expect(labels).toEqual([side === 'mine' ? 'Mine' : 'Theirs', 'B1']);
  expect(editor.state().save.kind).toBe('saved');
});

it('fetches what others saved while nothing is unsaved, and only then', async () => {
  const { backend, editor, set } = opened();
  backend.states.push(labelled(start, 'b', 'Theirs'));
  await editor.heard(1);
  expect(labelOf(editor.state().work.detail, 'b')).toBe('Theirs');
  set('a', 'A1');
  backend.states.push(labelled(backend.newest(), 'b', 'Later'));
  await editor.heard(2);
  expect(labelOf(editor.state().work.detail, 'b')).toBe('Theirs');
});

it('goes on with the same item unless it changed by another way than its panel', async () => {
  const { backend, editor, set } = opened();
  editor.select('a');
  backend.states.push(labelled(start, 'b', 'Theirs'));
  await editor.heard(1);
  expect(editor.state()).toMatchObject({ edition: 0, work: { selected: 'a' } });
  set('a', 'A1');
  expect(editor.state().edition).toBe(1);
  const detail = labelled(editor.state().work.detail, 'a', 'A2');
  editor.apply({ says: 'typed', detail, selected: 'a', visit: 'a label' });
  expect(editor.state().edition).toBe(1);
  editor.undo((what) => what);
  expect(editor.state().edition).toBe(2);
});
