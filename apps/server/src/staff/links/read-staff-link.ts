import type { StaffLink } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { hashSecret } from '../../auth/index.ts';
import { formatTime, localText, type Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StaffServices } from '../services.ts';
import { findGoodLink } from './store.ts';

/** What a link is for. @throws Refusal LINK_INVALID for one that was used, ended or never made. */
export async function readStaffLink(
  { database, exhibitions, now }: StaffServices,
  { tenantId }: Exhibition,
  code: string,
  language: Language,
): Promise<StaffLink> {
  const link = await findGoodLink(database, tenantId, hashSecret(code), now());
  const exhibition = link === null ? null : await exhibitions.find(tenantId, link.exhibitionId);
  if (link === null || exhibition === null) throw new Refusal('LINK_INVALID');
  const { name, aim, expiresAt } = link;
  const username = aim.kind === 'password' ? aim.username : '';
  const title = localText(exhibition.title, language);
  return { name, username, title, expires: formatTime(expiresAt, exhibition.zone) };
}
