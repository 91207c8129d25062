import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { tenantRow } from '../../exhibitions/index.ts';
import type { FileStorage } from '../../files/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ArchiveRefused } from '../archive-refused.ts';
import { findPack } from '../store/packs.ts';
import type { ArchiveServices } from '../write-archive.ts';

/** What packs are written and read with. */
export type PackServices = ArchiveServices & {
  /** Where those are that come with the product. */
  readonly packsFolder: string;
};

/** The packs that come with the product, by id, in the order in which pages list them. */
export const productPacks = ['standard', 'empty'] as const;
type ProductPack = (typeof productPacks)[number];

export function isProductPack(packId: string): packId is ProductPack {
  return productPacks.some((one) => one === packId);
}

/** Where the content of a pack lies in the file store: under a name of its own, for it belongs to nobody’s files. */
export function packContent(tenantId: string, fileId: string): Parameters<FileStorage['open']>[0] {
  const sha256 = createHash('sha256').update(`pack\n${fileId}`).digest('hex');
  return { tenantId, exhibitionId: tenantRow, sha256 };
}

/** A pack as a file of this machine; null where there is none. What is temporary is removed by whoever asked for it. */
export async function copyPack(
  { database, storage, packsFolder }: PackServices,
  tenantId: string,
  packId: string,
): Promise<{ readonly path: string; readonly isTemporary: boolean } | null> {
  if (isProductPack(packId)) return { path: join(packsFolder, `${packId}.zip`), isTemporary: false };
  const pack = await findPack(database, tenantId, packId);
  if (pack === null) return null;
  const path = await storage.temporary();
  try {
    const content = await storage.open(packContent(tenantId, pack.fileId));
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, isTemporary: true };
}

/** @throws Refusal NOT_FOUND instead of what a job is told. */
export async function refusingGone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ArchiveRefused && error.word === 'fillGone') throw new Refusal('NOT_FOUND');
    throw error;
  }
}
