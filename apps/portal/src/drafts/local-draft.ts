import type { LocalStore } from '@zhantai/contract/client';
import type { Answers } from '@zhantai/engine';
import type { Draft } from '../form/autosave.ts';
import { draftCipher } from './load-draft-cipher.ts';

/** A draft on this device, because the server could not take it. */
export interface LocalDraft extends Draft {
  /** Wall clock of the exhibition when it was kept, as the server writes times. */
  readonly at: string;
  /** It was also on its way to the server when the page closed. */
  readonly sent: boolean;
}

/** Place of one form's draft on this device; belongs to one account. */
export interface LocalDraftSlot {
  readonly read: () => LocalDraft | null;
  readonly write: (draft: LocalDraft) => boolean;
  readonly clear: () => void;
}

/** The slot of a form for an account. Sealed; nothing is read or kept before `loadDraftCipher` is done. */
export function localDraftSlot(store: LocalStore, userId: string, formId: string): LocalDraftSlot {
  const name = nameOf(userId, formId);
  return {
    read() {
      const cipher = draftCipher();
      const kept = store.get(name);
      if (cipher === null || typeof kept !== 'string') return null;
      return parse(cipher.unseal(cipher.draftKey(store, userId), kept));
    },
    write(draft) {
      const cipher = draftCipher();
      if (cipher === null) return false;
      return store.set(name, cipher.seal(cipher.draftKey(store, userId), JSON.stringify(draft)));
    },
    clear() {
      store.remove(name);
    },
  };
}

/** Whether something is kept for a form, readable or not. */
export const hasLocalDraft = (store: LocalStore, userId: string, formId: string): boolean =>
  store.get(nameOf(userId, formId)) !== undefined;

const nameOf = (userId: string, formId: string): string => `draft-${userId}-${formId}`;

function parse(text: string | null): LocalDraft | null {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(kept)) return null;
  const { version, revision, answers, at, sent } = kept;
  if (typeof version !== 'number' || typeof revision !== 'number') return null;
  if (!isRecord(answers) || typeof at !== 'string') return null;
  return { version, revision, answers, at, sent: sent === true };
}

function isRecord(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
