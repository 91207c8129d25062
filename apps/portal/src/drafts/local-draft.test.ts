import { createLocalStore, memoryStorage } from '@zhantai/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDrafts } from './forget-drafts.ts';
import { loadDraftCipher } from './load-draft-cipher.ts';
import { hasLocalDraft, localDraftSlot } from './local-draft.ts';

const draft = { version: 3, revision: 7, answers: { name: '澄砚' }, at: '2026-11-21 14:32:00', sent: false };

describe('drafts on this device (pages.md)', () => {
  beforeEach(() => loadDraftCipher());

  it('are sealed, and open for the same account and form alone', () => {
    const local = memoryStorage();
    const store = createLocalStore('p', local, memoryStorage());
    expect(localDraftSlot(store, 'u', 'f').write(draft)).toBe(true);
    expect(localDraftSlot(store, 'u', 'f').read()).toEqual(draft);
    expect(localDraftSlot(store, 'w', 'f').read()).toBeNull();
    expect(local.getItem('p-draft-u-f')).not.toContain('澄砚');
  });

  it('are gone when the account signs out, those of another stay', () => {
    const store = createLocalStore('p', memoryStorage(), memoryStorage());
    localDraftSlot(store, 'u', 'f').write(draft);
    localDraftSlot(store, 'w', 'f').write(draft);
    forgetDrafts(store, 'u');
    expect(hasLocalDraft(store, 'u', 'f')).toBe(false);
    expect(store.get('draft-key-u')).toBeUndefined();
    expect(localDraftSlot(store, 'w', 'f').read()).toEqual(draft);
  });

  it('that cannot be read are none', () => {
    const store = createLocalStore('p', memoryStorage(), memoryStorage());
    store.set('draft-u-f', 'AAAA');
    store.set('draft-u-g', { version: 1 });
    expect([localDraftSlot(store, 'u', 'f').read(), localDraftSlot(store, 'u', 'g').read()]).toEqual([
      null,
      null,
    ]);
  });
});
