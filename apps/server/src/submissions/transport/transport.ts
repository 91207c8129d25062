import {
  formTypeCodes,
  isHandedIn,
  type ClientExhibitor,
  type ExhibitorForm,
  type TransportEntry,
  type TransportPage,
  type TransportPageQuery,
} from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { User } from '../../auth/index.ts';
import { findBooths, findExhibitors, presentBooth } from '../../booths/index.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { appliesTo, findForms, isReached, presentForm, windowState } from '../../forms/index.ts';
import { presentPage } from '../../platform/paging.ts';
import { readExamStatus } from '../actions/read-info.ts';
import type { FormCall } from '../form-call.ts';
import { presentAnswerFiles } from '../answers/answer-records.ts';
import { readSavedAnswers, shownAnswers } from '../saved-answers.ts';
import { presentSubmissionBooth } from '../present.ts';
import { readEntries } from '../lists/read-page.ts';
import { selectSupplied } from '../store/supplied.ts';
import type { SubmissionServices } from '../services.ts';

/**
 * One page of what the exhibitors who chose this supplier submitted, and of what it filled in for them.
 * @throws Refusal BAD_REQUEST for unknown states and sort keys.
 */
export async function readTransportPage(
  services: SubmissionServices,
  user: User,
  exhibition: Exhibition,
  query: TransportPageQuery,
  language: Language,
): Promise<TransportPage> {
  const { exhibitorId = null, search = '' } = query;
  const whose = { supplier: user.accountId, exhibitorId, search: search.trim() };
  const { total, entries, labels } = await readEntries(services, exhibition, whose, query, language);
  const ids = [...new Set(entries.flatMap(({ row }) => row.exhibitorId ?? []))];
  const clients = await findClients(services, exhibition, ids, user.accountId);
  const records = entries.flatMap(({ row, entry }): TransportEntry[] => {
    const exhibitor = clients.get(row.exhibitorId ?? '');
    if (exhibitor === undefined) return [];
    const own = row.subjectKind === 'transport';
    return [{ ...entry, hasDraft: own && entry.hasDraft, exhibitor, own }];
  });
  return { ...presentPage(records, total, query), labels };
}

/** What an exhibitor submitted of a form, for who may only read it. */
export async function readExhibitorForm(
  services: SubmissionServices,
  call: FormCall,
  language: Language,
): Promise<ExhibitorForm> {
  const { actor, form, target } = call;
  const { exhibition, exhibitor, booths } = actor;
  const { submission } = target;
  const { taken } = await readSavedAnswers(services, actor, submission);
  const shownVersion = taken?.version ?? form.version;
  const [version, answers, { status, submitTime }] = await Promise.all([
    services.definitions.load(services.database, exhibition, form.formId, shownVersion),
    submission === null || taken === null ? {} : shownAnswers(services, actor, submission, taken, language),
    readExamStatus(services, call),
  ]);
  return {
    exhibitor: {
      id: exhibitor?.exhibitorId ?? '',
      name: exhibitor?.name ?? '',
      nameEn: exhibitor?.nameEn ?? '',
      booths: booths.map(presentBooth),
    },
    booth: presentSubmissionBooth(submission?.booth ?? null),
    form: presentForm(form, shownVersion, version.detail, language),
    answers,
    status,
    submitTime,
    files: await presentAnswerFiles(services, actor, [{ definition: version.in(language), answers }]),
  };
}

async function findClients(
  { database, now }: SubmissionServices,
  exhibition: Exhibition,
  exhibitorIds: readonly string[],
  supplierId: string,
): Promise<ReadonlyMap<string, ClientExhibitor>> {
  const [forms, supplied, exhibitors, booths] = await Promise.all([
    findForms(database, exhibition),
    selectSupplied(database, exhibition, supplierId),
    // One statement each, whatever their number.
    findExhibitors(database, exhibition, exhibitorIds),
    findBooths(database, exhibition, exhibitorIds),
  ]);
  return new Map(
    exhibitors.map(({ exhibitorId, name, nameEn, tags }) => {
      const own = booths.get(exhibitorId) ?? [];
      const viewer = { role: 'transport', tags, booths: own };
      const begun = supplied.get(exhibitorId) ?? [];
      const owed = forms.filter(
        (form) =>
          form.formType === formTypeCodes.transport &&
          form.required &&
          appliesTo(form.audience, viewer) &&
          windowState(form.window, null, now()).state === 'open' &&
          isReached(form, begun) &&
          !begun.some(({ formId, status }) => formId === form.formId && isHandedIn(status)),
      ).length;
      return [exhibitorId, { id: exhibitorId, name, nameEn, booths: own.map(presentBooth), owed }];
    }),
  );
}
