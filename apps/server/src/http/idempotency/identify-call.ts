import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../rate-limits/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/** A call that came with an idempotency key, as it is remembered. */
export interface IdentifiedCall {
  /** Empty where the call names no exhibition. */
  readonly tenantId: string;
  readonly exhibitionId: string;
  /** Whose keys are counted together, so that nobody fills the storage. */
  readonly caller: string;
  /** How many calls of this caller are remembered. */
  readonly mostKept: number;
  /** Bytes of the answers that are kept for this caller. */
  readonly mostBytes: number;
  /** Names caller and key: the key itself is not kept. */
  readonly keyHash: Buffer;
  /** Names address and body. */
  readonly requestHash: Buffer;
  /** Seals the answer. It comes from the key, so without the caller nobody opens it. */
  readonly sealKey: Buffer;
}

/**
 * Identifies a call by its key. Keys belong to a membership, for the same body of another one is another call; of those
 * who are not signed in, to their exhibition and ticket, so that a retry may come from another address.
 * @throws Refusal BAD_REQUEST for a body that is nested deeper than anything a call takes.
 * @param secret of this installation; keyed hashes, for bodies may hold passwords.
 * @param body what was sent: of an upload its parts, with the hash of the file.
 */
export function identifyCall(
  secret: Buffer,
  request: FastifyRequest,
  key: string,
  body: unknown = request.body,
): IdentifiedCall {
  const { caller, exhibition, headers } = request;
  const claimed = [headers['tenant-id'], headers['exhibition-id'], headers['ticket']];
  const scope = caller.kind === 'anonymous' ? ['open', ...claimed] : ['membership', caller.membershipId];
  const name = JSON.stringify([scope, key]);
  const hash = (purpose: string, ...parts: readonly string[]): Buffer =>
    createHmac('sha256', secret)
      .update(`idempotency ${purpose}\n${parts.join('\n')}`)
      .digest();
  return {
    tenantId: exhibition?.tenantId ?? '',
    exhibitionId: exhibition?.exhibitionId ?? '',
    ...(caller.kind === 'anonymous'
      ? { caller: addressKey(request.ip), mostKept: 5_000 }
      : { caller: caller.membershipId, mostKept: 500 }),
    mostBytes: 128 * 1024 * 1024,
    keyHash: hash('key', name),
    requestHash: hash('request', request.url, textOf(body)),
    // What a key is made from has a greatest length, and headers may be longer.
    sealKey: Buffer.from(
      hkdfSync(
        'sha256',
        secret,
        '',
        `idempotency answer\n${name.length > 300 ? hash('name', name).toString('hex') : name}`,
        32,
      ),
    ),
  };
}

function textOf(body: unknown): string {
  try {
    return JSON.stringify(body ?? null);
  } catch (error) {
    // Reading JSON needs no stack, writing it does.
    if (error instanceof RangeError) throw new Refusal('BAD_REQUEST');
    throw error;
  }
}
