import type { ExhibitorDetail } from '@zhantai/contract';
import { findMembers, presentBooth } from '../booths/index.ts';
import { requireExhibitor, type Actor } from '../forms/index.ts';
import type { SubmissionServices } from './services.ts';
import { findFormsOfActor, progressOf } from './forms-of-actor.ts';

/**
 * The signed-in exhibitor as home shows it: booths, contact, how much is handed in.
 * @throws Refusal FORBIDDEN for roles without an exhibitor.
 */
export async function readDetail(services: SubmissionServices, actor: Actor): Promise<ExhibitorDetail> {
  const { exhibition, booths } = actor;
  const exhibitor = requireExhibitor(actor);
  const [members, forms] = await Promise.all([
    findMembers(services.database, exhibition, exhibitor.exhibitorId),
    findFormsOfActor(services, actor),
  ]);
  const [contact] = members;
  return {
    id: exhibitor.exhibitorId,
    name: exhibitor.name,
    nameEn: exhibitor.nameEn,
    booths: booths.map(presentBooth),
    contact: contact?.name ?? '',
    phone: contact?.mobile ?? '',
    tags: [...new Set([...exhibitor.tags, ...booths.flatMap(({ tags }) => tags)])],
    progress: progressOf(forms),
  };
}
