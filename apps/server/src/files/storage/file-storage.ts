import type { Readable } from 'node:stream';

/** Names one stored content: contents are kept once for each exhibition. */
export interface BlobKey {
  readonly tenantId: string;
  readonly exhibitionId: string;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** Bytes `from` up to and with `to`, counted from 0. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Where contents lie: a disk or an object store. It knows no owners and no names. Where it cannot be reached or is full,
 * everything here throws what `isStorageAway` knows.
 */
export interface FileStorage {
  /** A new empty place on this machine for a file in the making. */
  temporary(): Promise<string>;
  /** Takes over a finished file and makes it durable. The same content again changes nothing. */
  put(key: BlobKey, path: string): Promise<void>;
  /** @throws if there is no such content. */
  open(key: BlobKey, range?: ByteRange): Promise<Readable>;
  has(key: BlobKey): Promise<boolean>;
  /** Removing what is not there changes nothing. */
  remove(key: BlobKey): Promise<void>;
}
