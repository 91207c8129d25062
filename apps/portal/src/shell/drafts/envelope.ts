import { fromBase64, seal, toBase64, unseal } from './draft-cipher.ts';

const BYTES = 32;
const FORM = /^2\.([^.]+)\.([^.]+)$/;

/**
 * What one draft is sealed with: a key of its own, which lies beside it sealed with the account's. So a page goes on
 * keeping what is typed on it after the account's key is gone, and can read nothing else.
 */
export interface Envelope {
  readonly key: Uint8Array;
  /** The key, sealed with the account's. */
  readonly wrapped: string;
}

/** An envelope for an account's key, with a fresh key or the one it had. */
export function makeEnvelope(
  accountKey: Uint8Array,
  key: Uint8Array = crypto.getRandomValues(new Uint8Array(BYTES)),
): Envelope {
  return { key, wrapped: seal(accountKey, toBase64(key)) };
}

/** A text as it is kept. */
export const sealIn = ({ key, wrapped }: Envelope, text: string): string => `2.${wrapped}.${seal(key, text)}`;

/** What was kept, with the account's key; null for anything else. */
export function openSealed(
  accountKey: Uint8Array,
  kept: string,
): { readonly text: string; readonly key: Uint8Array } | null {
  const [, wrapped = '', sealed = ''] = FORM.exec(kept) ?? [];
  const key = readKey(unseal(accountKey, wrapped));
  const text = key === null ? null : unseal(key, sealed);
  return key === null || text === null ? null : { text, key };
}

/** A key as text; null for what is none. */
export function readKey(text: unknown): Uint8Array | null {
  if (typeof text !== 'string') return null;
  try {
    const key = fromBase64(text);
    return key.length === BYTES ? key : null;
  } catch {
    return null;
  }
}

/** A key of nobody in particular, as text. */
export const freshKey = (): string => toBase64(crypto.getRandomValues(new Uint8Array(BYTES)));

/** What was kept before drafts had envelopes, sealed with a key that lay beside it; null for anything else. */
export const openPlain = (key: Uint8Array, kept: string): string | null =>
  kept.startsWith('2.') ? null : unseal(key, kept);
