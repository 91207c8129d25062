import type { LocalStore } from '@zhantai/contract/client';
import { fromBase64, toBase64 } from './draft-cipher.ts';

const BYTES = 32;
const nameOf = (userId: string) => `draft-key-${userId}`;

/** The key of an account's drafts on this device: made with its first one, gone when it signs out. */
export function draftKey(store: LocalStore, userId: string): Uint8Array {
  const kept = read(store, userId);
  if (kept !== null) return kept;
  const key = crypto.getRandomValues(new Uint8Array(BYTES));
  store.set(nameOf(userId), toBase64(key));
  return key;
}

function read(store: LocalStore, userId: string): Uint8Array | null {
  const kept = store.get(nameOf(userId));
  if (typeof kept !== 'string') return null;
  try {
    const key = fromBase64(kept);
    return key.length === BYTES ? key : null;
  } catch {
    return null;
  }
}
