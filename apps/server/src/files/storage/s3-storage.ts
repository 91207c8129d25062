import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Files } from '../../settings/settings.ts';
import { blobPath } from './blob-path.ts';
import type { BlobKey, FileStorage } from './file-storage.ts';
import { StorageFailure } from '../../platform/is-storage-away.ts';
import { unfinishedFiles } from '../uploads/unfinished.ts';

/** Also of an upload: a stream that was half sent must begin anew, which the library leaves to us. */
const tries = 2;
/** Milliseconds that anything but a download may take in all: a store that drips is as good as gone. */
const MAX_REQUEST_MS = 300_000;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Contents in a private bucket, under `prefix/tenant/exhibition/sha256`; unfinished files lie on this machine. */
export function createS3Storage(files: S3Files): FileStorage {
  const { bucket: Bucket, prefix, endpoint, region, pathStyle, credentials, unfinished, patience } = files;
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    // Without keys the library looks where the machine keeps them.
    ...(credentials === null ? {} : { credentials: { ...credentials } }),
    // Stores that know no newer checksums refuse them; ours is the Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: tries,
    requestHandler: { connectionTimeout: Math.min(3_000, patience), socketTimeout: patience },
    logger: silent,
  });
  const place = (key: BlobKey): { Bucket: string; Key: string } => ({ Bucket, Key: prefix + blobPath(key) });

  const upload = async (key: BlobKey, path: string): Promise<void> => {
    const [{ size }, md5] = await Promise.all([stat(path), md5Of(path)]);
    const Body = createReadStream(path);
    try {
      const content = { ...place(key), Body, ContentLength: size, ContentMD5: md5 };
      await client.send(new PutObjectCommand(content), within());
    } finally {
      Body.destroy();
    }
  };

  return {
    temporary: unfinishedFiles(unfinished),
    async put(key, path) {
      for (let left = tries; ; left -= 1) {
        try {
          await upload(key, path);
          break;
        } catch (error) {
          if (left <= 1 || isRefused(error)) throw awayWith(error);
        }
      }
      await rm(path, { force: true });
    },
    async open(key, range) {
      const part = range === undefined ? {} : { Range: `bytes=${range.from}-${range.to}` };
      const { Body } = await withKnownErrors(client.send(new GetObjectCommand({ ...place(key), ...part })));
      if (!(Body instanceof Readable)) throw new Error('The object store sent no stream.');
      return Readable.from(sent(Body), { objectMode: false });
    },
    async has(key) {
      try {
        await client.send(new HeadObjectCommand(place(key)), within());
        return true;
      } catch (error) {
        if (statusOf(error) === 404) return false;
        throw awayWith(error);
      }
    },
    async remove(key) {
      await withKnownErrors(client.send(new DeleteObjectCommand(place(key)), within()));
    },
  };
}

/** What the store sends; that it breaks off, or stands still, is the store's trouble too. */
async function* sent(body: Readable): AsyncGenerator {
  try {
    yield* body;
  } catch (error) {
    throw awayWith(error);
  }
}

async function withKnownErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw awayWith(error);
  }
}

/** A content that is not there is a loss and stays what it is; everything else is the store's trouble. */
function awayWith(error: unknown): unknown {
  return statusOf(error) === 404 && nameOf(error) === 'NoSuchKey'
    ? error
    : new StorageFailure(`The object store failed: ${nameOf(error)}.`, { cause: error });
}

/** Whether trying again can help nothing: keys or bucket are wrong. */
function isRefused(error: unknown): boolean {
  const status = statusOf(error);
  return status === 403 || status === 404;
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The status that the store answered with; null where it did not. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return null;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : null;
}

function within(): { readonly abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(MAX_REQUEST_MS) };
}

async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}
