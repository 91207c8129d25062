import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { ExhibitionProfile } from '../database/tables/schema.ts';
import { createExhibition, createTenant } from './actions.ts';
import type { NewExhibition } from './actions.ts';
import type { Exhibition } from './exhibition.ts';

const profile: ExhibitionProfile = {
  organiser: { 'zh-Hans': '组委会', 'zh-Hant': '組委會', en: 'Organiser' },
  venue: { 'zh-Hans': '会展中心', 'zh-Hant': '會展中心', en: 'Venue' },
  dates: { start: '2027-03-18', end: '2027-03-21' },
  halls: [{ hall: '5', name: { 'zh-Hans': '重型机床', en: 'Heavy machine tools' }, heightLimit: 6 }],
  milestones: [{ date: '2026-12-04 18:00:00', title: { 'zh-Hans': '首批截止', en: 'First batch' } }],
  contact: { phone: '021-5550 0199', hours: { 'zh-Hans': '工作日 9:00–18:00' }, email: 'fair@example.test' },
  contacts: [{ duty: { 'zh-Hans': '搭建' }, name: { 'zh-Hans': '周映荷' }, phone: '021-5550 0188' }],
  groups: { A: { 'zh-Hans': '企业资料', en: 'Company' } },
  logo: null,
};

const unique = (): string => randomBytes(4).toString('hex');

/** An exhibition in a tenant of its own, or in the tenant that `changes` names. */
export async function createTestExhibition(
  { database }: { readonly database: Database },
  changes: Partial<NewExhibition> = {},
): Promise<Exhibition> {
  const tenantId = changes.tenantId ?? `t-${unique()}`;
  if (changes.tenantId === undefined) await createTenant(database, tenantId, 'Test');
  return createExhibition(database, {
    tenantId,
    exhibitionId: `e-${unique()}`,
    title: { 'zh-Hans': '江澜博览会', 'zh-Hant': '江瀾博覽會', en: 'Jianglan Expo' },
    client: { id: 'web', secret: unique() },
    profile,
    ...changes,
  });
}

/** The headers that every call to an exhibition carries. */
export function clientHeaders(exhibition: Exhibition): Record<string, string> {
  const { id, secret } = exhibition.client;
  return {
    authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
    'tenant-id': exhibition.tenantId,
    'exhibition-id': exhibition.exhibitionId,
  };
}
