import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Scope } from '../exhibitions/index.ts';

/** Whose badge it is: a visitor's, a reporter's, an exhibitor's person's, or a vehicle's. */
export type BadgeKind = 'visitor' | 'media' | 'person' | 'vehicle';

/** What a badge shows. */
export interface Badge {
  /** Eight characters that a person can read out. */
  readonly code: string;
  /** Content of the QR code. It names nobody and cannot be made up. */
  readonly qr: string;
}

/** Makes badges, and reads what was scanned. */
export interface Badges {
  /** @param id of the visitor or person, of a reporter or vehicle in a submission; letters, digits, hyphens. */
  make(scope: Scope, kind: BadgeKind, id: string): Badge;
  /** Whose badge was scanned in this exhibition; null for anything else. */
  read(scope: Scope, qr: string): { readonly kind: BadgeKind; readonly id: string } | null;
}

const marks = { visitor: 'V', media: 'M', person: 'P', vehicle: 'C' } as const satisfies Record<
  BadgeKind,
  string
>;
const kinds: ReadonlyMap<string, BadgeKind> = new Map([
  [marks.visitor, 'visitor'],
  [marks.media, 'media'],
  [marks.person, 'person'],
  [marks.vehicle, 'vehicle'],
]);
// No characters that look like another one.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @param secret at least 32 bytes. */
export function createBadges(secret: Buffer): Badges {
  const seal = ({ tenantId, exhibitionId }: Scope, kind: BadgeKind, id: string): Buffer =>
    createHmac('sha256', secret)
      .update(`badge\n${JSON.stringify([tenantId, exhibitionId, kind, id])}`)
      .digest()
      .subarray(0, 16);
  return {
    make(scope, kind, id) {
      const mac = seal(scope, kind, id);
      const code = Array.from(mac.subarray(0, 8), (byte) => alphabet[byte % alphabet.length] ?? '').join('');
      return { code, qr: `ZT1.${marks[kind]}.${id}.${mac.toString('base64url')}` };
    },
    read(scope, qr) {
      const [, mark = '', id = '', mac = ''] = /^ZT1\.([VMPC])\.([\w-]{1,80})\.([\w-]{22})$/.exec(qr) ?? [];
      const kind = kinds.get(mark);
      if (kind === undefined) return null;
      const given = Buffer.from(mac, 'base64url');
      const wanted = seal(scope, kind, id);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? { kind, id } : null;
    },
  };
}
