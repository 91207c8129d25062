import type { Answers, Definition } from '@zhantai/engine';
import type { FormContext } from '@zhantai/contract';
import { boothContext, type Exhibitor } from '../booths/index.ts';
import { dayIn } from '../exhibitions/index.ts';
import { lastAnswers } from './answers/last-answers.ts';
import { maskAnswers } from './answers/sealed/mask-answers.ts';
import { openAnswers } from './answers/sealed/seal-answers.ts';
import type { SubmissionServices } from './services.ts';
import { selectPeople } from './store/people.ts';
import { selectLatestByType } from './store/revisions.ts';
import { selectSealsOfSubject } from './store/seals.ts';
import { seesSensitive, type Actor, type PublishedForm } from '../forms/index.ts';

/**
 * What `${…}` expressions of a form may read for this actor (engine.md §5); of other forms only what it mentions.
 * @param about whose person is looked up: `whoever` for a page to show, `mentioned` where only the form is judged.
 */
export async function formContext(
  services: SubmissionServices,
  actor: Actor,
  form: PublishedForm,
  definition: Definition,
  about: 'whoever' | 'mentioned' = 'whoever',
): Promise<FormContext> {
  const { exhibition, user, exhibitor, booths } = actor;
  const today = dayIn(services.now(), exhibition.zone);
  // Nothing is filled in by who only reads, so nothing is told for it.
  if (actor.readOnly) return { today, user: {}, exhibitor: {}, booth: {}, form: {}, last: {} };
  const named = about === 'whoever' || mentioned(definition, ofUser).length > 0;
  const accountIds = named && user.accountId !== null ? [user.accountId] : [];
  const [people, forms, last] = await Promise.all([
    selectPeople(services.database, exhibition.tenantId, accountIds),
    otherForms(services, actor, mentioned(definition, ofForms)),
    lastAnswers(services, actor, form, mentioned(definition, ofLast)),
  ]);
  const person = people.get(user.accountId ?? '');
  return {
    today,
    user: { NAME: person?.name ?? user.name, MOBILE: person?.mobile ?? '', EMAIL: person?.email ?? '' },
    exhibitor: exhibitor === null ? {} : exhibitorContext(exhibitor),
    // Who is no exhibitor has no booths to be measured by.
    booth: exhibitor === null ? {} : boothContext(booths, exhibition.profile.halls),
    form: forms,
    last,
  };
}

function exhibitorContext({ name, nameEn, origin }: Exhibitor): Record<string, unknown> {
  return { NAME: name, NAME_EN: nameEn, COUNTRY: origin === 'cn' ? 'CN' : '' };
}

async function otherForms(
  { database, vault }: SubmissionServices,
  actor: Actor,
  formTypes: readonly string[],
): Promise<Record<string, Record<string, unknown>>> {
  const { exhibition, subjectKey } = actor;
  const latest = await selectLatestByType(database, exhibition, subjectKey, formTypes);
  if (latest.length === 0) return {};
  const seals = await selectSealsOfSubject(database, exhibition, subjectKey);
  const context: Record<string, Answers> = {};
  const show = seesSensitive(actor) ? openAnswers : maskAnswers;
  for (const { formType, answers } of latest) context[formType] ??= show(vault, exhibition, answers, seals);
  return context;
}

/** What follows `user.`; what follows `form.`: a type code; what follows `last.`: a prop. */
const ofUser = /\$\{\s*user\.(\w+)/g;
const ofForms = /\$\{\s*form\.([\w-]+)\./g;
const ofLast = /\$\{\s*last\.([^{}.\s]+)\s*\}/g;

/** What expressions of a definition read: defaults and bounds, of items and columns. */
function mentioned(definition: Definition, pattern: RegExp): readonly string[] {
  const known = mentions.get(definition)?.get(pattern);
  if (known !== undefined) return known;
  const found = searchFor(definition, pattern);
  mentions.set(definition, new Map([...(mentions.get(definition) ?? []), [pattern, found]]));
  return found;
}

/** Definitions never change, and every save asks. */
const mentions = new WeakMap<Definition, ReadonlyMap<RegExp, readonly string[]>>();

function searchFor(definition: Definition, pattern: RegExp): readonly string[] {
  const items = definition.items.flatMap((item) => [item, ...item.columns]);
  const texts = items.flatMap(({ preValue, min, max }) => [preValue, boundText(min), boundText(max)]);
  const found = texts.flatMap((text) => [...(text ?? '').matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(found)];
}

function boundText(bound: number | { readonly value: string } | null): string | null {
  return typeof bound === 'object' && bound !== null ? bound.value : null;
}
