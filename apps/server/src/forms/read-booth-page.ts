import type { BoothPage, BoothPageQuery } from '@zhantai/contract';
import { presentBooth, type AllottedBooth } from '../booths/index.ts';
import { foldText, type Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import { appliesTo } from './audience/audience.ts';
import { findForms } from './store.ts';
import type { Actor } from './actor.ts';

const keys = ['hall', 'number', 'area', 'type'] as const;

const natural = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

const compare: Readonly<Record<(typeof keys)[number], (one: AllottedBooth, other: AllottedBooth) => number>> =
  {
    hall: (one, other) => natural(one.hall, other.hall),
    number: (one, other) => natural(one.number, other.number),
    area: (one, other) => one.area - other.area,
    type: (one, other) => natural(one.type, other.type),
  };

/** Whose booths they are, and which forms are theirs. */
type BoothOwner = Pick<Actor, 'booths' | 'viewer'> & { readonly exhibition: Scope };

/**
 * One page of a actor's own booths, the largest first unless asked otherwise. With a form type only those booths that
 * one of its forms is for: who has several booths fills it in for these.
 * @throws Refusal BAD_REQUEST for unknown sort keys.
 */
export async function readBoothPage(
  database: Database,
  actor: BoothOwner,
  query: BoothPageQuery,
  language: Language,
): Promise<BoothPage> {
  const { formType, hall, number } = query;
  const fits = formType === undefined ? () => true : await boothsOfType(database, actor, formType);
  const matching = actor.booths.filter(
    (booth) =>
      fits(booth) &&
      (hall === undefined || booth.hall === hall) &&
      (number === undefined || foldText(booth.number).includes(foldText(number))),
  );
  const wanted = readSort(keys, query);
  const sorted = matching.toSorted((one, other) => {
    const deciding = wanted.find(({ key }) => compare[key](one, other) !== 0);
    if (deciding === undefined) return 0;
    return compare[deciding.key](one, other) * (deciding.descending ? -1 : 1);
  });
  const { offset, size } = pageWindow(query);
  const records = sorted.slice(offset, offset + size);
  return presentPage(
    records.map((booth) => ({
      id: booth.boothId,
      ...presentBooth(booth),
      hallNumber: renderServerWord('booth', language, { hall: booth.hall, number: booth.number }),
    })),
    matching.length,
    query,
  );
}

async function boothsOfType(
  database: Database,
  actor: BoothOwner,
  formType: string,
): Promise<(booth: AllottedBooth) => boolean> {
  const forms = (await findForms(database, actor.exhibition)).filter((form) => form.formType === formType);
  return (booth) => forms.some((form) => appliesTo(form.audience, { ...actor.viewer, booths: [booth] }));
}
