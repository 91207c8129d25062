import { createHmac, timingSafeEqual, verify, type KeyObject } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import type { Scope } from '../exhibitions/index.ts';
import type { Deps } from '../platform/feature.ts';
import { createVault } from '../platform/vault.ts';
import { decodeContent, encodeContent, type BadgeContent, type BadgeKind } from './badge-content.ts';
import { createBadgeKeys } from './badge-keys.ts';

/** What a badge shows. */
export interface Badge {
  /** Eight characters that a person can read out. */
  readonly code: string;
  /** Content of the QR code. It cannot be made up. */
  readonly qr: string;
}

/** Makes badges, and reads what was scanned. */
export interface Badges {
  make(scope: Scope, content: BadgeContent): Promise<Badge>;
  /** What was scanned in this exhibition; null for anything else. */
  read(scope: Scope, qr: string): Promise<BadgeContent | null>;
}

/** Badges printed before ones carried a signature: kind, id and a code that only this installation can check. */
const oldKinds: ReadonlyMap<string, { readonly kind: BadgeKind }> = new Map([
  ['V', { kind: 'visitor' }],
  ['M', { kind: 'media' }],
  ['P', { kind: 'person' }],
  ['C', { kind: 'vehicle' }],
]);
// No characters that look like another one.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const MAX_QR_LENGTH = 400;

/** Badges of the form `ZT2.key.content.signature`, signed by a key of the exhibition, so that a gate needs no secret. */
export function createBadges({ database, settings }: Pick<Deps, 'database' | 'settings'>): Badges {
  const { dataKeys, linkSecret } = settings.secrets;
  const keys = createBadgeKeys(database, createVault(dataKeys));
  return {
    async make(scope, content) {
      const { number, secret } = await keys.signing(scope);
      const body = `ZT2.${number}.${Buffer.from(encodeContent(content)).toString('base64url')}`;
      // By RFC 6979, which Node lacks: the same badge looks the same however often it is shown.
      const signature = Buffer.from(p256.sign(signed(scope, body), secret));
      const mac = macOf(linkSecret, scope, content.kind, content.id);
      const code = Array.from(mac.subarray(0, 8), (byte) => alphabet[byte % alphabet.length] ?? '').join('');
      return { code, qr: `${body}.${signature.toString('base64url')}` };
    },
    async read(scope, qr) {
      if (qr.length > MAX_QR_LENGTH) return null;
      const [, body = '', number = '', content = '', signature = ''] =
        /^(ZT2\.(\d{1,3})\.([\w-]+))\.([\w-]{86})$/.exec(qr) ?? [];
      if (body === '') return readOld(linkSecret, scope, qr);
      const key = await keys.verifying(scope, Number(number));
      if (key === null || !isSigned(key, scope, body, signature)) return null;
      return decodeContent(Buffer.from(content, 'base64url'));
    },
  };
}

/** A badge of one exhibition is none of another. */
function signed({ tenantId, exhibitionId }: Scope, body: string): Buffer {
  return Buffer.from(`${JSON.stringify([tenantId, exhibitionId])}\n${body}`);
}

function isSigned(key: KeyObject, scope: Scope, body: string, signature: string): boolean {
  return verify(
    'sha256',
    signed(scope, body),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

function readOld(secret: Buffer, scope: Scope, qr: string): BadgeContent | null {
  const [, mark = '', id = '', mac = ''] = /^ZT1\.([VMPC])\.([\w-]{1,80})\.([\w-]{22})$/.exec(qr) ?? [];
  const old = oldKinds.get(mark);
  if (old === undefined) return null;
  const given = Buffer.from(mac, 'base64url');
  const wanted = macOf(secret, scope, old.kind, id);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { ...old, id } : null;
}

function macOf(secret: Buffer, { tenantId, exhibitionId }: Scope, kind: BadgeKind, id: string): Buffer {
  return createHmac('sha256', secret)
    .update(`badge\n${JSON.stringify([tenantId, exhibitionId, kind, id])}`)
    .digest()
    .subarray(0, 16);
}
