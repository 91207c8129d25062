import type { Readable } from 'node:stream';

/** Names one stored content: contents are kept once for each exhibition. */
export interface BlobKey {
  readonly tenantId: string;
  readonly exhibitionId: string;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** Where contents lie: a disk or an object store. It knows no owners and no names. */
export interface FileStorage {
  /** A new empty place for a file in the making, on the same volume as the contents. */
  temporary(): Promise<string>;
  /** Takes over a finished file and makes it durable. The same content again changes nothing. */
  put(key: BlobKey, path: string): Promise<void>;
  /** @throws if there is no such content. */
  open(key: BlobKey): Promise<Readable>;
  has(key: BlobKey): Promise<boolean>;
  /** Removes a content that nobody shows any more. One that is not there is no mistake. */
  remove(key: BlobKey): Promise<void>;
}
