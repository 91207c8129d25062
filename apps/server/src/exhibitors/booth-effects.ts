import type { BoothEffect, ChangeBoothRequest } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { findBooths, findExhibitors, type AllottedBooth } from '../booths/index.ts';
import { judgeChange } from '../changes/index.ts';
import type { Database } from '../database/database.ts';
import { localText } from '../exhibitions/index.ts';
import { appliesTo, findForms, type PublishedForm } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Editor } from './editor.ts';
import { requireSeenExhibitor, requireSeenHall } from './policy.ts';
import { findListedBooth } from './store/booths.ts';

/**
 * Which forms would apply to exhibitors otherwise than now if a booth were changed so; nothing of it is done.
 * @throws Refusal NOT_FOUND outside the halls.
 */
export async function readBoothEffects(
  database: Database,
  { staff, exhibition }: Editor,
  boothId: string,
  { change }: ChangeBoothRequest,
  language: Language,
): Promise<BoothEffect[]> {
  const found = await findListedBooth(database, exhibition, boothId);
  if (found === null) throw new Refusal('NOT_FOUND');
  requireSeenHall(staff, found.hall);
  const { boothId: _, exhibitorCode: _code, exhibitorName: _name, ...kept } = found;
  const { next } = judgeChange(kept, change, ['tags']);
  requireSeenHall(staff, next.hall);
  const concerned = [...new Set([kept.exhibitorId, next.exhibitorId])].filter((id) => id !== null);
  for (const id of concerned) await requireSeenExhibitor(database, exhibition, staff, id);
  const [exhibitors, booths, forms] = await Promise.all([
    findExhibitors(database, exhibition, concerned),
    findBooths(database, exhibition, concerned),
    findForms(database, exhibition),
  ]);
  return exhibitors.flatMap(({ exhibitorId, name, tags }): BoothEffect[] => {
    const now = booths.get(exhibitorId) ?? [];
    const others = now.filter((booth) => booth.boothId !== boothId);
    const then = exhibitorId === next.exhibitorId ? [...others, { ...next, boothId }] : others;
    const before = formsFor(forms, tags, now);
    const after = formsFor(forms, tags, then);
    const effect = { ends: namesOf(before, after, language), begins: namesOf(after, before, language) };
    return effect.ends.length + effect.begins.length === 0
      ? []
      : [{ exhibitor: { id: exhibitorId, name }, ...effect }];
  });
}

function formsFor(
  forms: readonly PublishedForm[],
  tags: readonly string[],
  booths: readonly Pick<AllottedBooth, 'type' | 'tags'>[],
): readonly PublishedForm[] {
  return forms.filter((form) => appliesTo(form.audience, { role: 'exhibitor', tags, booths }));
}

/** The forms that are not among others. */
function namesOf(
  forms: readonly PublishedForm[],
  others: readonly PublishedForm[],
  language: Language,
): BoothEffect['ends'] {
  return forms
    .filter((form) => !others.includes(form))
    .map(({ formCode, title }) => ({ formCode, title: localText(title, language) }));
}
