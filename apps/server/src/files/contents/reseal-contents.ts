import { rm } from 'node:fs/promises';
import { inTransaction } from '../../database/in-transaction.ts';
import type { KeepingServices } from '../actions.ts';
import { openContent } from './open-content.ts';
import { pipeToFile } from '../../platform/pipe-to-file.ts';
import { measureContent } from '../uploads/receive-stream.ts';
import { announceBlob, findSealedBlobs, moveShown, type SealedBlob } from '../store.ts';

/**
 * Encrypts contents anew that one of these data keys sealed, at most `most`, one after the other and never decrypted on
 * the disk. What fails is tried again with the next call.
 * @param failed told of each content that could not be read or written.
 * @returns how many were encrypted.
 */
export async function resealContents(
  services: KeepingServices,
  keyIds: readonly string[],
  most: number,
  failed: (error: unknown) => void,
): Promise<number> {
  let count = 0;
  for (const content of await findSealedBlobs(services.database, keyIds, most)) {
    try {
      // One after the other, for the disk is others' too.
      await resealContent(services, content);
      count += 1;
    } catch (error) {
      failed(error);
    }
  }
  return count;
}

async function resealContent(services: KeepingServices, { size, ...from }: SealedBlob): Promise<void> {
  const { database, storage, cipher } = services;
  const { tenantId, exhibitionId } = from;
  const open = () => openContent(services, from, { sha256: from.sha256, encrypted: true });
  const { sha256 } = await measureContent(await open());
  const to = { tenantId, exhibitionId, sha256: cipher.nameOf({ tenantId, exhibitionId, sha256 }) };
  const blob = { sha256: to.sha256, size, encrypted: true, keyId: cipher.keyId };
  if (!(await announceBlob(database, to, blob))) throw new Error('A content is being removed.');
  const written = await storage.temporary();
  try {
    await pipeToFile([await open(), cipher.seal(to)], written);
    await storage.put(to, written);
  } finally {
    await rm(written, { force: true });
  }
  await inTransaction(database, (transaction) => moveShown(transaction, from, to.sha256));
}
