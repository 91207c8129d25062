import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { ExhibitionProfile, LocalText } from '../database/tables/schema.ts';
import { emptyProfile } from './empty-profile.ts';
import { tenantRow, type Exhibition } from './exhibition.ts';
import { insertExhibition, insertTenant } from './store.ts';
import { readClock } from './time/zone-clock.ts';

/** An organiser: owns exhibitions and accounts, and has the row where its tenant admins sign in. `tenantId` is new. */
export async function createTenant(database: Database, tenantId: string, name: string): Promise<void> {
  await insertTenant(database, tenantId, name);
  await createExhibition(database, {
    tenantId,
    exhibitionId: tenantRow,
    title: { 'zh-Hans': name },
    client: { ...makeClient(tenantId), id: 'console' },
    profile: emptyProfile,
    open: false,
  });
}

/** What an exhibition begins with. */
export interface NewExhibition {
  readonly tenantId: string;
  readonly exhibitionId: string;
  readonly title: LocalText;
  /** Of its browser applications; one of its own unless given. */
  readonly client?: Exhibition['client'];
  readonly host?: string | null;
  /** Asia/Shanghai unless given. */
  readonly zone?: string;
  readonly languages?: readonly string[];
  readonly profile: ExhibitionProfile;
  readonly open?: boolean;
}

/**
 * Adds an exhibition to a tenant.
 * @throws RangeError when the zone is no IANA name.
 */
export async function createExhibition(database: Database, wanted: NewExhibition): Promise<Exhibition> {
  const exhibition = {
    tenantId: wanted.tenantId,
    exhibitionId: wanted.exhibitionId,
    title: wanted.title,
    host: wanted.host?.toLowerCase() ?? null,
    zone: wanted.zone ?? 'Asia/Shanghai',
    languages: wanted.languages ?? ['zh-Hans', 'zh-Hant', 'en'],
    client: wanted.client ?? makeClient(wanted.exhibitionId),
    profile: wanted.profile,
    open: wanted.open ?? true,
  };
  readClock(new Date(), exhibition.zone);
  return insertExhibition(database, exhibition);
}

/** What identifies the browser applications of an exhibition. */
export function makeClient(exhibitionId: string): Exhibition['client'] {
  return { id: `${exhibitionId}-web`, secret: randomBytes(24).toString('base64url') };
}
