import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Scope } from '../exhibitions/index.ts';
import type { S3Files, Settings } from '../settings/settings.ts';

/** What really lies where an exhibition's contents are kept, looked at from outside the server. */
export interface TestContents {
  names(): Promise<readonly string[]>;
  read(name: string): Promise<Buffer>;
  write(name: string, content: Buffer): Promise<void>;
  /** The folder of files in the making. */
  readonly unfinished: string;
}

export function contentsOf(files: Settings['files'], { tenantId, exhibitionId }: Scope): TestContents {
  return files.kind === 'disk'
    ? onDisk(join(files.folder, tenantId, exhibitionId), join(files.folder, '.unfinished'))
    : inBucket(files, `${files.prefix}${tenantId}/${exhibitionId}/`);
}

function onDisk(folder: string, unfinished: string): TestContents {
  return {
    async names() {
      await mkdir(folder, { recursive: true });
      return readdir(folder);
    },
    read: (name) => readFile(join(folder, name)),
    write: (name, content) => writeFile(join(folder, name), content),
    unfinished,
  };
}

function inBucket(files: S3Files, folder: string): TestContents {
  const { bucket: Bucket, endpoint, region, credentials, pathStyle, unfinished } = files;
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials: { ...credentials } }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async names() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: folder }));
      return Contents.map(({ Key = '' }) => Key.slice(folder.length));
    },
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: folder + name }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    async write(name, content) {
      await client.send(new PutObjectCommand({ Bucket, Key: folder + name, Body: content }));
    },
    unfinished,
  };
}
