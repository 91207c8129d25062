import type { Answers, Language } from '@zhantai/engine';
import { safeFileName, templateFileName } from '@zhantai/workbooks';
import { renderServerWord } from '@zhantai/messages/server';
import { recordAudit } from '../audit/index.ts';
import type { Origin } from '../auth/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PublishedForm } from '../forms/index.ts';
import { localText } from '../exhibitions/index.ts';
import {
  findTarget,
  openedAnswers,
  readSavedAnswers,
  type SubmissionServices,
} from '../submissions/index.ts';
import { poolOf } from '../tables/index.ts';
import { personsTable } from './import/persons-table.ts';
import type { PersonPlace } from './place.ts';
import { findPersons } from './store/listing.ts';

/** A workbook that was made. */
export interface MadeFile {
  /** With its extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An empty workbook for a list of people. @throws Refusal OVERLOADED. */
export async function makePersonsTemplate(
  services: SubmissionServices,
  place: PersonPlace,
  form: PublishedForm,
  language: Language,
): Promise<MadeFile> {
  const label = localText(form.title, language);
  return {
    name: templateFileName({ prop: '', label }, language),
    bytes: await make(services, place, form, language, null),
  };
}

/**
 * Everybody on the list as the template would hold them, to be read, corrected and imported again. ID numbers stand in it
 * in full, for they are the exhibitor's own; that it was made is told to the audit.
 * @throws Refusal OVERLOADED.
 */
export async function makePersonsList(
  services: SubmissionServices,
  place: PersonPlace,
  form: PublishedForm,
  language: Language,
  origin: Origin,
): Promise<MadeFile> {
  const { actor } = place;
  const { exhibition, user } = actor;
  const rows = await readAll(services, place, form);
  const bytes = await make(services, place, form, language, rows);
  await inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'account', accountId: user.accountId },
      action: 'person.export',
      thing: { kind: 'form', id: form.formId },
      detail: { rows: rows.length, sensitive: true },
      origin,
    }),
  );
  const title = renderServerWord('peopleList', language, { title: localText(form.title, language) });
  return { name: `${safeFileName(title, form.formId)}.xlsx`, bytes };
}

async function make(
  services: SubmissionServices,
  { actor }: PersonPlace,
  form: PublishedForm,
  language: Language,
  rows: readonly Answers[] | null,
): Promise<Uint8Array> {
  const { table } = await personsTable(services, { actor, form }, language);
  const result = await poolOf(services.database).run({ kind: 'template', table, rows });
  if (result.kind !== 'file') throw new Error(`A workbook of people ended as ${result.kind}.`);
  return result.bytes;
}

/** The newest answers of everybody on the list, a draft before what was handed in. */
async function readAll(
  services: SubmissionServices,
  { actor, exhibitorId }: PersonPlace,
  form: PublishedForm,
): Promise<readonly Answers[]> {
  const { database } = services;
  const { exhibition } = actor;
  const size = 500;
  const filter = {
    exhibitorId,
    view: 'list',
    handedIn: false,
    formId: form.formId,
    statuses: null,
    name: '',
    mobile: '',
    ids: null,
    idIndexes: null,
  } as const;
  const all: Answers[] = [];
  for (let offset = 0; ; offset += size) {
    const page = { sort: [{ key: 'name', descending: false }] as const, offset, size };
    const { rows } = await findPersons(database, exhibition, filter, page);
    for (const { submissionId } of rows) {
      const target = await findTarget(database, actor, form, submissionId);
      const { draft, taken } = await readSavedAnswers(services, actor, target.submission);
      const newest = draft ?? taken;
      if (newest !== null) all.push(await openedAnswers(services, actor, submissionId, newest.answers));
    }
    if (rows.length < size) return all;
  }
}
