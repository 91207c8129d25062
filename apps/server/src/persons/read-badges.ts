import type { PersonBadge, PersonBadgesPage, PersonBadgesQuery } from '@zhantai/contract';
import { decode, describe, type Answers, type Definition, type Language } from '@zhantai/engine';
import type { Badges } from '../badges/index.ts';
import { areBadgesVoid } from '../booths/index.ts';
import { findFiles, type StoredFile } from '../files/index.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  findTarget,
  openedAnswers,
  readSavedAnswers,
  type SubmissionServices,
} from '../submissions/index.ts';
import { findAnyForm } from '../forms/index.ts';
import { photoItem } from './photo-item.ts';
import type { PersonPlace } from './place.ts';
import { findPersons, type ListedPerson, type PersonFilter } from './store/listing.ts';

/** So many at a time. */
const most = 100;

/**
 * What is printed on the badges of an exhibitor's people: of those who were adopted, and, marked and without a code, of
 * the others where a preview is asked for. Of an exhibitor whose badges are void nobody has one.
 * @throws Refusal BAD_REQUEST for too many ids and unknown sort keys.
 */
export async function readBadges(
  services: SubmissionServices & { readonly badges: Badges },
  place: PersonPlace,
  query: PersonBadgesQuery,
  language: Language,
): Promise<PersonBadgesPage> {
  const ids = query.ids?.split(',').filter((id) => id !== '') ?? null;
  if (ids !== null && ids.length > most) throw new Refusal('BAD_REQUEST', { detail: 'ids' });
  const { exhibition } = place.actor;
  const isVoid = await areBadgesVoid(services.database, exhibition, place.exhibitorId);
  const filter: PersonFilter = {
    exhibitorId: place.exhibitorId,
    view: 'list',
    handedIn: false,
    formId: query.formId ?? null,
    statuses: query.preview === true ? null : isVoid ? [] : ['adopt'],
    name: '',
    mobile: '',
    ids,
    idIndexes: null,
  };
  const requested = readSort(['name'], query);
  const sort = requested.length === 0 ? [{ key: 'name', descending: false } as const] : requested;
  const page = { sort, ...pageWindow(query) };
  const { total, rows } = await findPersons(services.database, exhibition, filter, page);
  const badges: PersonBadge[] = [];
  for (const row of rows) {
    // A page of them on one connection.
    badges.push(await presentBadge(services, place, row, { isVoid, language }));
  }
  return presentPage(badges, total, query);
}

async function presentBadge(
  services: SubmissionServices & { readonly badges: Badges },
  { actor }: PersonPlace,
  { submissionId, formId, status }: ListedPerson,
  { isVoid, language }: { readonly isVoid: boolean; readonly language: Language },
): Promise<PersonBadge> {
  const { database, definitions, badges } = services;
  const { exhibition, exhibitor, booths } = actor;
  const form = await findAnyForm(database, exhibition, formId);
  if (form === null) throw new Error(`The form ${formId} of a person is gone.`);
  const target = await findTarget(database, actor, form, submissionId);
  const { draft, taken } = await readSavedAnswers(services, actor, target.submission);
  // What was adopted is printed, whatever is typed beside it.
  const saved = status === 'adopt' ? taken : (draft ?? taken);
  const answers = saved === null ? {} : await openedAnswers(services, actor, submissionId, saved.answers);
  const version = await definitions.load(database, exhibition, formId, saved?.version ?? form.version);
  const definition = version.in(language);
  const text = (prop: string): string => {
    const item = definition.itemByProp.get(prop);
    return item === undefined ? '' : describe(item, decode(item, answers[prop]));
  };
  const category = answers['pass_type'];
  const [booth] = booths;
  const adopted = status === 'adopt' && !isVoid;
  const { start: from, end: to } = exhibition.profile.dates;
  const code = adopted
    ? await badges.make(exhibition, { kind: 'person', id: submissionId, name: text('name'), from, to })
    : { code: null, qr: null };
  return {
    id: submissionId,
    name: text('name'),
    nameLatin: text('name_py'),
    company: exhibitor?.name ?? '',
    companyEn: exhibitor?.nameEn ?? '',
    booth: booth === undefined ? '' : `${booth.hall}-${booth.number}`,
    position: text('position'),
    category: text('pass_type'),
    categoryCode: typeof category === 'string' || typeof category === 'number' ? String(category) : '',
    photo: await photoLink(services, actor, definition, answers),
    preview: !adopted,
    ...code,
  };
}

/** The photo among the answers, if it is this subject's own; a draft may name anything. */
async function photoLink(
  { database, links, now }: SubmissionServices,
  { exhibition, subjectKey }: PersonPlace['actor'],
  definition: Definition,
  answers: Answers,
): Promise<string | null> {
  const item = photoItem(definition);
  const value = item === undefined ? null : decode(item, answers[item.prop]);
  const [id]: unknown[] = Array.isArray(value) ? value : [];
  const found: readonly StoredFile[] =
    typeof id === 'string' ? await findFiles(database, exhibition, [id]) : [];
  const [file] = found;
  if (file === undefined || file.ownerKey !== subjectKey) return null;
  const { tenantId, exhibitionId } = exhibition;
  return links.sign({ tenantId, exhibitionId, fileId: file.fileId }, now());
}
