import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { limits } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Scope } from '../exhibitions/index.ts';
import { cleanImage } from '../pictures/index.ts';
import { pipeToFile } from '../platform/pipe-to-file.ts';
import { Refusal } from '../platform/refusal.ts';
import { takesExtension } from './uploads/check-file.ts';
import { displayName } from './display-name.ts';
import { fileKind, type FileKind } from './uploads/file-kind.ts';
import type { FileStorage } from './storage/file-storage.ts';
import type { FileServices } from './services.ts';
import { measureContent, receiveStream, type Received } from './uploads/receive-stream.ts';
import {
  addBlobRef,
  announceBlob,
  countFilesOfItem,
  insertFile,
  lockGuestUsage,
  lockUsage,
  type Blob,
  type StoredFile,
} from './store.ts';
import type { UploadLimits } from './uploads/upload-limits.ts';

/** A file that arrived and is not judged yet. */
export interface Staged {
  readonly path: string;
  readonly received: Received;
  /** As the sender called it. */
  readonly name: string;
}

/** For whom a file is kept, and what takes it. */
export interface Keeping {
  readonly owner: string;
  readonly createdBy: string | null;
  /** The item it is for, with its limits. */
  readonly item: {
    readonly formId: string;
    readonly formItemId: string;
    readonly limits: UploadLimits;
  } | null;
  /** What is taken where no item is named. */
  readonly limits?: UploadLimits;
  /** How many files the owner may keep where it is fewer than a subject of the portal may. */
  readonly mostFiles?: number;
  /** How many of them for the item. */
  readonly mostOfItem?: number;
  /** What all owners without an account may keep in the exhibition together, in files and bytes. */
  readonly guests?: { readonly files: number; readonly bytes: number };
}

/** A file that was just kept. */
export interface KeptFile extends StoredFile {
  /** Its content in base64 up to 2 MB, else null (wire.md §4): what is answered is not read from the store again. */
  readonly base64: string | null;
}

/** What keeping files needs. */
export type KeepingServices = Pick<FileServices, 'database' | 'storage' | 'cipher'>;

/** Kinds that only an item which names them takes. */
const onlyWhereNamed = new Set(['svg']);

/**
 * Writes what arrives to the disk, never holding it in memory. Whoever stages a file drops it in the end.
 * @param most bytes.
 * @throws Refusal FILE_TOO_LARGE.
 */
export async function stageFile(
  storage: FileStorage,
  content: Readable,
  name: string,
  most: number = limits.uploadBytes,
): Promise<Staged> {
  const path = await storage.temporary();
  try {
    const received = await receiveStream(content, path, most);
    if (received === null) throw tooLarge(most);
    return { path, received, name };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes what is left of a staged file. */
export async function dropStaged(staged: Staged): Promise<void> {
  await rm(staged.path, { force: true });
}

/**
 * Keeps a staged file: judged by its content, pictures written anew, stored once however often it comes (wire.md §5).
 * Everything that waits for the store of files comes before the transaction, so that no connection waits with it.
 * @throws Refusal FILE_TOO_LARGE, FILE_TYPE or FILE_QUOTA.
 */
export async function keepFile(
  services: KeepingServices,
  scope: Scope,
  staged: Staged,
  keeping: Keeping,
): Promise<KeptFile> {
  const { database, storage } = services;
  const { path, received, name } = staged;
  const { item, owner, createdBy } = keeping;
  const taken = item?.limits ?? keeping.limits ?? unnamed;
  const clean = await storage.temporary();
  try {
    const kind = await judge(path, name, received, taken);
    const kept = kind.image ? await rewrite(path, clean, kind) : received;
    const final = kind.image ? clean : path;
    // Where it stays may be another disk, so it is read before it goes there.
    const base64 = kept.size > limits.inlineFileBytes ? null : await readFile(final, 'base64');
    const blob = await storeContent(services, scope, final, kept, taken);
    const file = await inTransaction(database, async (transaction) => {
      await requireRoom(transaction, scope, keeping, kept.size);
      if (!(await addBlobRef(transaction, scope, blob))) throw beingRemoved();
      return insertFile(transaction, scope, {
        fileId: uuid(),
        ownerKey: owner,
        formId: item?.formId ?? null,
        formItemId: item?.formItemId ?? null,
        name: displayName(name, kind.extension),
        mime: kind.mime,
        size: kept.size,
        sha256: blob.sha256,
        createdBy,
        encrypted: blob.encrypted,
      });
    });
    return { ...file, base64 };
  } finally {
    await rm(clean, { force: true });
  }
}

/** The same content was nobody's and is being removed this moment. */
function beingRemoved(): Refusal {
  return new Refusal('OVERLOADED', { seconds: 2 });
}

function keyOf({ tenantId, exhibitionId }: Scope): Scope {
  return { tenantId, exhibitionId };
}

/**
 * Keeps a content that comes with its hash, of a file that was judged where it was kept before. Nothing shows it yet.
 * @param sealed it is kept encrypted.
 * @throws Refusal FILE_TOO_LARGE; an Error where it is another content.
 */
export async function keepContent(
  services: KeepingServices,
  scope: Scope,
  sha256: string,
  content: Readable,
  sealed = false,
): Promise<void> {
  const staged = await stageFile(services.storage, content, sha256);
  try {
    if (staged.received.sha256 !== sha256) throw new Error(`The content ${sha256} is another one.`);
    await storeContent(services, scope, staged.path, staged.received, { ...unnamed, sealed });
  } finally {
    await dropStaged(staged);
  }
}

/** Of a file that no item is named for nobody knows what it shows, so it is kept encrypted. */
const unnamed: UploadLimits = { maxBytes: null, accept: [], sealed: true };

/** Puts a finished content where it stays, encrypted first where it must be. */
async function storeContent(
  { database, storage, cipher }: KeepingServices,
  scope: Scope,
  path: string,
  { sha256, size }: Received,
  { sealed }: UploadLimits,
): Promise<Blob> {
  const plain = { ...keyOf(scope), sha256 };
  if (!sealed) {
    const blob = { sha256, size, encrypted: false, keyId: null };
    if (!(await announceBlob(database, scope, blob))) throw beingRemoved();
    await storage.put(plain, path);
    return blob;
  }
  const key = { ...plain, sha256: cipher.nameOf(plain) };
  const blob = { sha256: key.sha256, size, encrypted: true, keyId: cipher.keyId };
  if (!(await announceBlob(database, scope, blob))) throw beingRemoved();
  const written = await storage.temporary();
  try {
    await pipeToFile([createReadStream(path), cipher.seal(key)], written);
    await storage.put(key, written);
  } finally {
    await rm(written, { force: true });
  }
  return blob;
}

/** @throws Refusal FILE_QUOTA, FILE_COUNT or GUEST_FILES_FULL if a subject, or all guests, keep as much as they may. */
async function requireRoom(
  transaction: Transaction,
  scope: Scope,
  { owner, item, mostFiles, mostOfItem, guests }: Keeping,
  size: number,
): Promise<void> {
  const used = await lockUsage(transaction, scope, owner);
  if (mostFiles !== undefined && used.files >= mostFiles)
    throw new Refusal('FILE_COUNT', { limit: mostFiles });
  if (item !== null && mostOfItem !== undefined) {
    const kept = await countFilesOfItem(transaction, scope, owner, item);
    if (kept >= mostOfItem) throw new Refusal('FILE_COUNT', { limit: mostOfItem });
  }
  if (guests !== undefined) {
    const all = await lockGuestUsage(transaction, scope);
    if (all.files >= guests.files || all.bytes + size > guests.bytes) throw new Refusal('GUEST_FILES_FULL');
  }
  if (used.files < limits.subjectFiles && used.bytes + size <= limits.subjectBytes) return;
  throw new Refusal(
    'FILE_QUOTA',
    { files: limits.subjectFiles, limit: limits.subjectBytes / 1024 ** 3 },
    { files: limits.subjectFiles, limit: limits.subjectBytes },
  );
}

async function judge(
  path: string,
  name: string,
  { size }: Received,
  { maxBytes, accept }: UploadLimits,
): Promise<FileKind> {
  if (maxBytes !== null && size > maxBytes) throw tooLarge(maxBytes);
  const kind = await fileKind(path, name);
  const taken =
    kind !== null &&
    takesExtension(accept, kind.extension) &&
    (!onlyWhereNamed.has(kind.extension) || accept.includes(kind.extension));
  if (!taken) throw wrongType(accept);
  return kind;
}

async function rewrite(raw: string, clean: string, kind: FileKind): Promise<Received> {
  if (!(await cleanImage(raw, clean, kind.extension))) throw wrongType([]);
  return measureContent(createReadStream(clean));
}

function tooLarge(bytes: number): Refusal {
  return new Refusal('FILE_TOO_LARGE', { limit: Number((bytes / 1024 / 1024).toFixed(2)) }, { limit: bytes });
}

function wrongType(accept: readonly string[]): Refusal {
  return new Refusal('FILE_TYPE', accept.length === 0 ? {} : { types: accept.join(' ') }, { accept });
}
