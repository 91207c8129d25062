import type { LocalStore } from '@zhantai/contract/client';

/** Removes the drafts of an account from this device, their key first: what could not be removed cannot be read. */
export function forgetDrafts(store: LocalStore, userId: string): void {
  store.remove(`draft-key-${userId}`);
  store.removeAll(`draft-${userId}-`);
}
