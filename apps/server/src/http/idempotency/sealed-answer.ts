import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** An answer as it was sent first. */
export interface KeptAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const cipher = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/** Encrypts an answer: it may hold tokens and what somebody wrote. */
export async function sealAnswer(key: Buffer, { status, type, body }: KeptAnswer): Promise<Buffer> {
  const packed = await pack(JSON.stringify([status, type, body]));
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
  const parts: unknown = JSON.parse((await unpack(packed)).toString());
  const [status, type, body] = Array.isArray(parts) ? parts.map((part: unknown) => part) : [];
  if (typeof status !== 'number' || typeof type !== 'string' || typeof body !== 'string') {
    throw new Error('A kept answer of another shape');
  }
  return { status, type, body };
}
