import type { LocalStore } from '@zhantai/contract/client';

/** What seals drafts, once it is here. */
export interface DraftCipher {
  readonly seal: (key: Uint8Array, text: string) => string;
  readonly unseal: (key: Uint8Array, sealed: string) => string | null;
  readonly draftKey: (store: LocalStore, userId: string) => Uint8Array;
}

let cipher: DraftCipher | null = null;

/** Loads what seals drafts; apart from the form's page, which opens without it. */
export async function loadDraftCipher(): Promise<void> {
  const [{ seal, unseal }, { draftKey }] = await Promise.all([
    import('./draft-cipher.ts'),
    import('./draft-key.ts'),
  ]);
  cipher = { seal, unseal, draftKey };
}

/** Null until it is loaded. */
export const draftCipher = (): DraftCipher | null => cipher;
