import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from './environment.ts';
import { StartupFailure } from './startup-failure.ts';
import type { Settings, S3Files } from './settings.ts';

/**
 * Where files are kept: a folder, or a bucket of `s3://bucket/prefix?endpoint=…&region=…&style=path|host`, its keys in
 * `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` or wherever the machine has them.
 * @throws StartupFailure
 */
export function readFiles(env: Environment, dataDir: string): Settings['files'] {
  const text = env['FILES_URL'];
  if (text === undefined) return { kind: 'disk', folder: join(dataDir, 'files') };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 's3:') return readBucket(url, env, dataDir);
  if (url?.protocol === 'file:' && url.host === '') return { kind: 'disk', folder: fileURLToPath(url) };
  if (url === null && isAbsolute(text)) return { kind: 'disk', folder: text };
  throw new StartupFailure(
    'FILES_URL must name a folder, like file:///srv/zhantai/files, or a bucket, like s3://bucket?endpoint=https://s3.example.',
  );
}

const known = new Set(['endpoint', 'region', 'style']);

function readBucket(url: URL, env: Environment, dataDir: string): S3Files {
  const { host: bucket, pathname, searchParams } = url;
  if (url.username !== '' || url.password !== '') {
    throw new StartupFailure(
      'FILES_URL may hold no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead.',
    );
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new StartupFailure(
      'FILES_URL must name a bucket of 3 to 63 lower-case letters, digits, dots and dashes.',
    );
  }
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
  if (!/^[\w.-]*(\/[\w.-]+)*$/.test(folder)) {
    throw new StartupFailure(
      'FILES_URL may hold letters, digits, dots, dashes and slashes after the bucket only.',
    );
  }
  const strange = [...searchParams.keys()].find((name) => !known.has(name));
  if (strange !== undefined)
    throw new StartupFailure(`FILES_URL knows endpoint, region and style, not "${strange}".`);
  const style = searchParams.get('style');
  if (style !== null && style !== 'path' && style !== 'host') {
    throw new StartupFailure(`The style of FILES_URL must be path or host, not "${style}".`);
  }
  const endpoint = readEndpoint(searchParams.get('endpoint'));
  return {
    kind: 's3',
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint,
    region: searchParams.get('region') ?? 'us-east-1',
    // Stores of one's own seldom have a host name for each bucket.
    pathStyle: style === null ? endpoint !== null : style === 'path',
    credentials: readKeys(env),
    unfinished: join(dataDir, 'unfinished'),
    // Twice that, and a browser still waits.
    patience: 8_000,
  };
}

function readEndpoint(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url === null ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.search !== '' ||
    url.username !== ''
  ) {
    throw new StartupFailure('The endpoint of FILES_URL must be an http or https address.');
  }
  return url.href.replace(/\/+$/, '');
}

function readKeys(env: Environment): S3Files['credentials'] {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId === undefined && secretAccessKey === undefined) return null;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupFailure('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together.');
  }
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
}
