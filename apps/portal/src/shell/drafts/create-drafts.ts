import type { LocalStore } from '@zhantai/contract/client';
import { guestOwner } from './guest-owner.ts';
import type * as envelopes from './envelope.ts';
import { parseLocalDraft, type LocalDraftSlot } from './local-draft.ts';

/** The drafts on this device. They are sealed: an account's open while it is signed in here, a guest's in its tab. */
export interface Drafts {
  /** Place of a form's draft; nothing is read or kept in it before {@link Drafts.prepare} is done. */
  readonly slot: (owner: string, formId: string) => LocalDraftSlot;
  /** Whether something is kept for a form, readable or not. */
  readonly has: (owner: string, formId: string) => boolean;
  /** Loads what seals drafts, and the key of whoever is signed in; throws where they do not come. */
  readonly prepare: (owner: string) => Promise<void>;
  /** The key of an account, as the server gave it. It is kept by the page alone. */
  readonly takeKey: (owner: string, key: string) => void;
  /** Whoever is signed in now, null for nobody: the key of anybody else goes, what it sealed stays. */
  readonly follow: (owner: string | null) => void;
  /** Removes the drafts of an account from this device. */
  readonly forget: (owner: string) => void;
  /** How many drafts of accounts lie on this device. */
  readonly count: () => number;
}

export interface DraftsOptions {
  readonly store: LocalStore;
  /** Asks the server for the key of whoever is signed in. */
  readonly askKey: () => Promise<{ readonly owner: string; readonly key: string }>;
  /** Milliseconds. */
  readonly now?: () => number;
}

type Sealing = typeof envelopes;

/** Milliseconds after which a draft that nobody opened is removed. */
const DRAFT_LIFETIME_MS = 30 * 86_400_000;
const GUEST_KEY = 'guest-draft-key';
const nameOf = (owner: string, formId: string): string => `draft-${owner}-${formId}`;
/** Where the key of an account lay before, beside its drafts. */
const oldKeyOf = (owner: string): string => `draft-key-${owner}`;
const areaOf = (owner: string): 'session' | undefined => (owner === guestOwner ? 'session' : undefined);

/** Makes the drafts of this device; what nobody opened for long is removed. */
export function createDrafts({ store, askKey, now = Date.now }: DraftsOptions): Drafts {
  let sealing: Sealing | null = null;
  let current: { readonly owner: string; readonly key: string } | null = null;

  const namesOfDrafts = (): readonly string[] =>
    store.names('draft-').filter((name) => !name.startsWith('draft-key-'));
  for (const name of namesOfDrafts())
    if (now() - (store.writtenAt(name) ?? now()) > DRAFT_LIFETIME_MS) store.remove(name);

  const keyOf = (owner: string): Uint8Array | null => {
    if (sealing === null) return null;
    if (owner === guestOwner) return sealing.readKey(store.get(GUEST_KEY, 'session'));
    return current?.owner === owner ? sealing.readKey(current.key) : null;
  };

  const load = async (): Promise<Sealing> => {
    sealing ??= await import('./envelope.ts');
    return sealing;
  };

  /** Seals the drafts of an account for its key, those that the key before opens. */
  const sealAgain = async (
    owner: string,
    key: string,
    open: (sealing: Sealing, text: string) => { readonly text: string; readonly key?: Uint8Array } | null,
  ): Promise<void> => {
    const parts = await load();
    const account = parts.readKey(key);
    if (account === null) return;
    for (const name of namesOfDrafts().filter((one) => one.startsWith(nameOf(owner, '')))) {
      const text = store.get(name);
      const opened = typeof text === 'string' ? open(parts, text) : null;
      if (opened === null) continue;
      if (!store.set(name, parts.sealIn(parts.makeEnvelope(account, opened.key), opened.text), areaOf(owner)))
        return;
      if (areaOf(owner) !== undefined) store.remove(name);
    }
    store.remove(oldKeyOf(owner));
  };

  /** Drafts of before, whose key lay beside them: from now on only the account opens them. */
  const adopt = async (owner: string, key: string): Promise<void> => {
    const old = store.get(oldKeyOf(owner));
    if (old === undefined) return;
    await sealAgain(owner, key, (parts, kept) => {
      const oldKey = parts.readKey(old);
      const text = oldKey === null ? null : parts.openPlain(oldKey, kept);
      return text === null ? null : { text };
    });
  };

  const takeKey = (owner: string, key: string): Promise<void> => {
    const before = current;
    current = { owner, key };
    if (before === null || before.owner !== owner || before.key === key) return adopt(owner, key);
    // The account has another key: a device was forgotten, but not this one.
    return sealAgain(owner, key, (parts, kept) => {
      const oldKey = parts.readKey(before.key);
      return oldKey === null ? null : parts.openSealed(oldKey, kept);
    });
  };

  const prepare = async (owner: string): Promise<void> => {
    const parts = await load();
    if (owner === guestOwner) {
      if (keyOf(owner) === null) store.set(GUEST_KEY, parts.freshKey(), 'session');
      const key = store.get(GUEST_KEY, 'session');
      if (typeof key === 'string') await adopt(owner, key);
      return;
    }
    if (current?.owner === owner) return adopt(owner, current.key);
    const fetched = await askKey();
    await takeKey(fetched.owner, fetched.key);
  };

  return {
    has: (owner, formId) =>
      [areaOf(owner), undefined].some((area) => store.get(nameOf(owner, formId), area) !== undefined),
    count: () => namesOfDrafts().length,
    follow(owner) {
      if (current !== null && current.owner !== owner) current = null;
      // Signed in again in another tab: what stands open here is kept on.
      if (owner !== null && current === null && sealing !== null) prepare(owner).catch(() => undefined);
    },
    forget(owner) {
      store.remove(oldKeyOf(owner));
      store.removeAll(nameOf(owner, ''), areaOf(owner));
    },
    takeKey(owner, key) {
      takeKey(owner, key).catch(() => undefined);
    },
    prepare,
    slot(owner, formId) {
      const name = nameOf(owner, formId);
      const area = areaOf(owner);
      let envelope: (envelopes.Envelope & { readonly account: string }) | null = null;
      /** The envelope of this place, for the account's key as it is now; as it was, once that is gone. */
      const envelopeNow = (parts: Sealing): envelopes.Envelope | null => {
        const key = keyOf(owner);
        const account = owner === guestOwner ? owner : (current?.key ?? '');
        if (key !== null && envelope?.account !== account) {
          envelope = { ...parts.makeEnvelope(key, envelope?.key), account };
        }
        return envelope;
      };
      return {
        read() {
          const key = keyOf(owner);
          const text = store.get(name, area);
          if (sealing === null || key === null || typeof text !== 'string') return null;
          return parseLocalDraft(sealing.openSealed(key, text)?.text ?? null);
        },
        write(draft) {
          const made = sealing === null ? null : envelopeNow(sealing);
          if (sealing === null || made === null) return false;
          return store.set(name, sealing.sealIn(made, JSON.stringify(draft)), area);
        },
        clear() {
          store.remove(name, area);
        },
      };
    },
  };
}
