import { hashRaw } from '@node-rs/argon2';
import { archiveLimits } from '@zhantai/contract';
import { createContentCipher, type ContentCipher } from '../../files/index.ts';
import { ArchiveRefused } from '../archive-refused.ts';

/** What argon2id may cost whoever guesses: 64 MiB, three passes. An archive cannot ask for more or less. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 } as const;

/**
 * Seals and opens what a passphrase protects: each entry by AES-256-GCM under a key of its own, bound to its name.
 * @throws ArchiveRefused for a passphrase that is too short.
 */
export async function passphraseCipher(passphrase: string, salt: Buffer): Promise<ContentCipher> {
  const text = passphrase.normalize('NFKC');
  if (Array.from(text).length < archiveLimits.minPassphrase)
    throw new ArchiveRefused('archivePassphraseShort', { least: archiveLimits.minPassphrase });
  return createContentCipher({ current: await hashRaw(text, { ...cost, salt }), others: [] });
}

/** What the bytes of an entry are bound to. */
export function entryKey(name: string): Parameters<ContentCipher['seal']>[0] {
  return { tenantId: '', exhibitionId: '', sha256: name };
}
