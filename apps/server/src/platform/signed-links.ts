import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose thing a link opens. */
interface LinkScope {
  readonly tenantId: string;
  readonly exhibitionId: string;
}

/** Signs links to things of one sort and checks them; they are good for some time. */
export interface SignedLinks {
  /** `?expires=…&signature=…`. */
  sign(scope: LinkScope, id: string, now: Date): string;
  /** Whose thing a link opens, or null if it was altered or is expired. */
  check(id: string, expires: string, signature: string, now: Date): LinkScope | null;
}

/**
 * @param secret at least 32 bytes.
 * @param purpose so that a link of one sort opens no other.
 * @param lifeMs milliseconds.
 */
export function signedLinks(secret: Buffer, purpose: string, lifeMs: number): SignedLinks {
  // The scope travels inside the signature, because an <img> sends no headers to find a tenant by.
  const seal = (scope: string, id: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}\n${scope}\n${id}\n${expires}`).digest();
  return {
    sign({ tenantId, exhibitionId }, id, now) {
      const expires = String(Math.floor((now.getTime() + lifeMs) / 1000));
      const scope = Buffer.from(JSON.stringify([tenantId, exhibitionId])).toString('base64url');
      const signature = `${scope}.${seal(scope, id, expires).toString('base64url')}`;
      return `?expires=${expires}&signature=${signature}`;
    },
    check(id, expires, signature, now) {
      const [scope = '', mac = ''] = signature.split('.');
      const given = Buffer.from(mac, 'base64url');
      const wanted = seal(scope, id, expires);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return null;
      const parsed: unknown = JSON.parse(Buffer.from(scope, 'base64url').toString('utf8'));
      if (!Array.isArray(parsed)) return null;
      const [tenantId, exhibitionId]: unknown[] = parsed;
      if (typeof tenantId !== 'string' || typeof exhibitionId !== 'string') return null;
      return { tenantId, exhibitionId };
    },
  };
}
