import { createLocalStore, memoryStorage } from '@zhantai/contract/client';
import { describe, expect, it } from 'vitest';
import { guestOwner } from './guest-owner.ts';
import { createDrafts } from './create-drafts.ts';
import { seal } from './draft-cipher.ts';
import { freshKey, readKey } from './envelope.ts';

const draft = { version: 3, revision: 7, answers: { name: '澄砚' }, at: '2026-11-21 14:32:00', sent: false };
const DAY_MS = 86_400_000;

/** A browser: what lies in it, and pages that are opened in it while an account is signed in. */
function openBrowser() {
  const [local, server] = [memoryStorage(), { owner: 'u', key: freshKey() }];
  let now = Date.parse('2026-11-21T00:00:00Z');
  const openTab = (session = memoryStorage()) => {
    const store = createLocalStore('p', local, session, () => now);
    const drafts = createDrafts({ store, now: () => now, askKey: () => Promise.resolve(server) });
    return { store, drafts, session };
  };
  const texts = (...areas: readonly (typeof local)[]) =>
    areas.flatMap((area) =>
      Array.from({ length: area.length }, (_, at) => area.getItem(area.key(at) ?? '') ?? ''),
    );
  return {
    local,
    server,
    openTab,
    texts,
    pass(days: number) {
      now += days * DAY_MS;
    },
  };
}

describe('drafts on this device (docs/decisions)', () => {
  it('are sealed, and open for the same account and form alone, in every tab', async () => {
    const browser = openBrowser();
    const { drafts } = browser.openTab();
    await drafts.prepare('u');
    expect(drafts.slot('u', 'f').write(draft)).toBe(true);
    expect(drafts.slot('u', 'f').read()).toEqual(draft);
    expect(drafts.slot('u', 'g').read()).toBeNull();
    const other = browser.openTab();
    await other.drafts.prepare('u');
    expect(other.drafts.slot('u', 'f').read()).toEqual(draft);
  });

  it('leave neither answers nor a key in any storage', async () => {
    const browser = openBrowser();
    const { drafts, session } = browser.openTab();
    await drafts.prepare('u');
    drafts.slot('u', 'f').write(draft);
    const lying = browser.texts(browser.local, session).join();
    expect(lying).not.toContain('澄砚');
    expect(lying).not.toContain(browser.server.key);
    expect(browser.local.length + session.length).toBe(1);
  });

  it('are closed when the session ends; what stands open is kept on, and opens when the account is back', async () => {
    const browser = openBrowser();
    const { drafts } = browser.openTab();
    await drafts.prepare('u');
    const slot = drafts.slot('u', 'f');
    slot.write(draft);
    drafts.slot('u', 'g').write(draft);
    drafts.follow(null);
    expect([slot.read(), drafts.slot('u', 'g').read()]).toEqual([null, null]);
    // Another place than the one that stands open takes nothing.
    expect(drafts.slot('u', 'g').write(draft)).toBe(false);
    const later = { ...draft, answers: { name: '澄砚二' } };
    expect(slot.write(later)).toBe(true);
    drafts.takeKey('u', browser.server.key);
    expect([slot.read(), drafts.slot('u', 'g').read()]).toEqual([later, draft]);
  });

  it('stay sealed while another account is signed in, and are there for their own', async () => {
    const browser = openBrowser();
    const { drafts } = browser.openTab();
    await drafts.prepare('u');
    drafts.slot('u', 'f').write(draft);
    drafts.takeKey('w', freshKey());
    drafts.follow('w');
    expect(drafts.slot('u', 'f').read()).toBeNull();
    expect(drafts.count()).toBe(1);
    drafts.takeKey('u', browser.server.key);
    drafts.follow('u');
    expect(drafts.slot('u', 'f').read()).toEqual(draft);
  });

  it('go along when the account gets another key while it is here, and open nowhere else', async () => {
    const browser = openBrowser();
    const [here, away] = [browser.openTab(), openBrowser()];
    Object.assign(away.server, browser.server);
    const elsewhere = away.openTab();
    for (const { drafts } of [here, elsewhere]) {
      await drafts.prepare('u');
      drafts.slot('u', 'f').write(draft);
    }
    const slot = here.drafts.slot('u', 'f');
    const key = freshKey();
    here.drafts.takeKey('u', key);
    await expect.poll(() => slot.read()).toEqual(draft);
    Object.assign(away.server, { key });
    const restarted = away.openTab();
    await restarted.drafts.prepare('u');
    expect(restarted.drafts.slot('u', 'f').read()).toBeNull();
  });

  it('of before, whose key lay beside them, are sealed again and lose that key', async () => {
    const browser = openBrowser();
    const { store, drafts, session } = browser.openTab();
    const old = freshKey();
    const key = readKey(old) ?? new Uint8Array();
    store.set('draft-key-u', old);
    store.set('draft-u-f', seal(key, JSON.stringify(draft)));
    store.set('draft-u-g', 'AAAA');
    drafts.takeKey('u', browser.server.key);
    await expect.poll(() => drafts.slot('u', 'f').read()).toEqual(draft);
    await expect.poll(() => store.get('draft-key-u')).toBeUndefined();
    expect(browser.texts(browser.local, session).join()).not.toContain(old);
    expect(drafts.slot('u', 'g').read()).toBeNull();
  });

  it('of a guest lie in the tab and go with it, those of before too', async () => {
    const browser = openBrowser();
    const { store, drafts, session } = browser.openTab();
    const old = freshKey();
    store.set('draft-key-guest', old);
    store.set('draft-guest-f', seal(readKey(old) ?? new Uint8Array(), JSON.stringify(draft)));
    expect(drafts.has(guestOwner, 'f')).toBe(true);
    await drafts.prepare(guestOwner);
    expect(drafts.slot(guestOwner, 'f').read()).toEqual(draft);
    drafts.slot(guestOwner, 'g').write(draft);
    expect(browser.local.length).toBe(0);
    const again = browser.openTab(session);
    await again.drafts.prepare(guestOwner);
    expect(again.drafts.slot(guestOwner, 'g').read()).toEqual(draft);
    expect(browser.openTab().drafts.has(guestOwner, 'g')).toBe(false);
  });

  it('are counted without a key, and stay for thirty days', async () => {
    const browser = openBrowser();
    const { drafts } = browser.openTab();
    await drafts.prepare('u');
    drafts.slot('u', 'f').write(draft);
    drafts.slot('u', 'g').write(draft);
    browser.pass(29);
    expect(browser.openTab().drafts.count()).toBe(2);
    drafts.slot('u', 'g').write(draft);
    browser.pass(2);
    expect(browser.openTab().drafts.count()).toBe(1);
  });

  it('that cannot be read are none', async () => {
    const browser = openBrowser();
    const { store, drafts } = browser.openTab();
    await drafts.prepare('u');
    for (const kept of ['AAAA', '2.AAAA.AAAA', { version: 1 }]) {
      store.set('draft-u-f', kept);
      expect(drafts.slot('u', 'f').read()).toBeNull();
    }
  });
});
