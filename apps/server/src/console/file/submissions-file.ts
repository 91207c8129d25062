import type { SubmissionsFileQuery } from '@zhantai/contract';
import { isTable, type Language } from '@zhantai/engine';
import { exportColumns, isExported } from '@zhantai/engine/tables';
import { renderServerWord } from '@zhantai/messages/server';
import { safeFileName } from '@zhantai/workbooks';
import { recordAudit } from '../../audit/index.ts';
import { requireMay, requireStepUp, type Origin, type Staff } from '../../auth/index.ts';
import { hallsWithin, maySeeForm } from '../../booths/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { dayIn, localText, type Exhibition } from '../../exhibitions/index.ts';
import { findAnyForm } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readStatuses, type SubmissionServices } from '../../submissions/index.ts';
import type { SheetBatch, WriteTask, WrittenSheet } from '../../tables/index.ts';
import { findSubmissionRefs } from '../store/submissions.ts';
import { submissionLines } from './submission-lines.ts';

/** Tables that are about to be written. */
export interface TablesFile {
  /** With its extension. */
  readonly name: string;
  readonly task: WriteTask;
  readonly batches: AsyncIterable<SheetBatch>;
}

/** Who wants it, and from where. */
export interface FileAsker {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly language: Language;
  readonly origin: Origin;
}

/**
 * The submissions of a form as tables: one of the form, one of each sub-table. Sensitive answers are masked unless the
 * asker may see them; every file is told to the audit before its first line (console.md §4, §7).
 * @throws Refusal NOT_FOUND also for a form that is not theirs, FORBIDDEN for sensitive answers, BAD_REQUEST for unknown
 * states or sub-tables.
 */
export async function submissionsFile(
  services: SubmissionServices,
  { staff, exhibition, language, origin }: FileAsker,
  formId: string,
  query: SubmissionsFileQuery,
): Promise<TablesFile> {
  const { database, definitions } = services;
  const { format = 'xlsx', sensitive = false, table } = query;
  const form = await findAnyForm(database, exhibition, formId);
  if (form === null || !maySeeForm(staff, formId)) throw new Refusal('NOT_FOUND');
  if (sensitive) {
    requireMay(staff, 'exportSensitive');
    requireStepUp(staff, services.now());
  }
  const filter = {
    formIds: [formId],
    halls: hallsWithin(staff),
    statuses: readStatuses(query.status),
    changeRequested: query.changeRequested === true,
    search: (query.search ?? '').trim(),
  };
  const refs = await findSubmissionRefs(database, exhibition, filter);
  const versions = [...new Set([form.version, ...refs.map(({ version }) => version)])];
  const loaded = await Promise.all(
    versions.map(async (version) => ({
      version,
      loaded: await definitions.load(database, exhibition, formId, version),
    })),
  );
  const newest = await definitions.load(database, exhibition, formId, form.version);
  const tables = exportColumns(newest.in(language)).filter(
    (column) => isTable(column.item) && isExported(column),
  );
  if (table !== undefined && !tables.some(({ prop }) => prop === table)) {
    throw new Refusal('BAD_REQUEST', { detail: 'table' });
  }
  const title = localText(form.title, language);
  const sheetOf = (prop: string | null, name: string): WrittenSheet => ({
    name,
    heads: [...heads(language), ...(prop === null ? [] : [rowHead(language)])],
    answers: { version: form.version, table: prop },
  });
  const all = [sheetOf(null, title), ...tables.map(({ prop, label }) => sheetOf(prop, label))];
  const named = all.filter(({ answers }) => answers?.table === (table ?? null));
  const sheets = format === 'csv' || table !== undefined ? named : all;
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'submission.export',
      thing: { kind: 'form', id: formId },
      detail: { format, rows: refs.length, sensitive, table: table ?? null, status: query.status ?? null },
      origin,
    }),
  );
  const day = dayIn(services.now(), exhibition.zone);
  const called = renderServerWord('submissionsOf', language, { title });
  return {
    name: `${safeFileName(`${form.formCode} ${called} ${day}`, formId)}.${format}`,
    task: {
      kind: 'write',
      format,
      language,
      sheets,
      definitions: loaded.map(({ version, loaded: { detail } }) => ({ version, detail })),
    },
    batches: submissionLines(services, { exhibition, refs, sensitive, language }, sheets.length),
  };
}

function heads(language: Language): WrittenSheet['heads'] {
  const words = ['headCompany', 'headBooth', 'headStatus', 'headSubmitted', 'headReceipt'] as const;
  return words.map((word) => ({
    title: renderServerWord(word, language),
    ...(word === 'headSubmitted' ? { type: 'datetime' as const } : {}),
  }));
}

function rowHead(language: Language): WrittenSheet['heads'][number] {
  return { title: renderServerWord('headRow', language), type: 'number' };
}
