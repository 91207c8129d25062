import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** An answer as it was sent first. */
export interface KeptAnswer {
  readonly status: number;
  /** What its body is. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const cipher = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/** Encrypts an answer: it may hold tokens and what somebody wrote. */
export async function sealAnswer(key: Buffer, { status, headers, body }: KeptAnswer): Promise<Buffer> {
  const head = `${JSON.stringify([status, Object.entries(headers)])}\n`;
  const packed = await pack(Buffer.concat([Buffer.from(head), body]));
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, key, iv);
  const sealed = Buffer.concat([sealing.update(packed), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/**
 * Opens what {@link sealAnswer} made.
 * @throws Error when it was made with another key or changed.
 */
export async function openAnswer(key: Buffer, sealed: Buffer): Promise<KeptAnswer> {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivLength));
  opening.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  const packed = Buffer.concat([opening.update(sealed.subarray(ivLength + tagLength)), opening.final()]);
  const bytes = await unpack(packed);
  const end = bytes.indexOf('\n');
  const head: unknown = JSON.parse(bytes.subarray(0, end).toString());
  const [status, headers] = listOf(head);
  if (typeof status !== 'number') throw new Error('A kept answer of another shape');
  const pairs = listOf(headers).map((pair) => listOf(pair).map(String));
  return {
    status,
    headers: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])),
    body: bytes.subarray(end + 1),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
