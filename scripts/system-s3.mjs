import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'swift-s3.py');

/** A Python that has OpenStack Swift; null where there is none. */
export function findSwift() {
  for (const python of ['/usr/bin/python3', 'python3']) {
    if (python.startsWith('/') && !existsSync(python)) continue;
    try {
      execFileSync(python, ['-c', 'import eventlet, swift.common.middleware.s3api'], { stdio: 'ignore' });
      return python;
    } catch {
      continue;
    }
  }
  return null;
}

/**
 * An S3 server of the installed Swift in a temporary folder, for one test run.
 * Resolves to the settings for one bucket on it, and how to stop it.
 */
export async function startSystemS3(python) {
  const home = mkdtempSync(join(tmpdir(), 'zhantai-system-s3-'));
  const [key, secret] = ['zhantai:tests', randomBytes(16).toString('hex')];
  const server = spawn(python, [script, home, key, secret], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    const ended = server.exitCode === null ? once(server, 'exit') : null;
    if (server.kill('SIGKILL')) await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const failed = once(server, 'exit').then(() => {
    throw new Error(`Swift of ${python} does not start.`);
  });
  failed.catch(() => undefined);
  try {
    const [printed] = await Promise.race([once(server.stdout, 'data'), failed]);
    const endpoint = `http://127.0.0.1:${Number(String(printed))}`;
    await makeBucket(endpoint, { accessKeyId: key, secretAccessKey: secret });
    return {
      env: {
        TEST_FILES_URL: `s3://zhantai-files?endpoint=${encodeURIComponent(endpoint)}`,
        AWS_ACCESS_KEY_ID: key,
        AWS_SECRET_ACCESS_KEY: secret,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeBucket(endpoint, credentials) {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: 'zhantai-files' }));
  client.destroy();
}
