import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';

const cipher = managedNonce(xchacha20poly1305);

/** Encrypts a text with a key of 32 bytes; base64. */
export const seal = (key: Uint8Array, text: string): string =>
  toBase64(cipher(key).encrypt(new TextEncoder().encode(text)));

/** The text that was sealed with this key; null for anything else. */
export function unseal(key: Uint8Array, sealed: string): string | null {
  try {
    const bytes = cipher(key).decrypt(fromBase64(sealed));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Bytes of a base64 text; throws for any other text. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
