import { Readable } from 'node:stream';
import { limits, type PersonsImported } from '@zhantai/contract';
import { cutText, type Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import { recordAudit } from '../../audit/index.ts';
import type { Origin } from '../../auth/index.ts';
import { requireGiven } from '../../consents/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  dropStaged,
  keepFile,
  ownerKey,
  stageFile,
  type FileServices,
  type Staged,
} from '../../files/index.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  asksSensitive,
  requireOpenOrGrace,
  formContext,
  type FormCall,
  type SubmissionServices,
} from '../../submissions/index.ts';
import { poolOf, refuseSheet, type CellProblem } from '../../tables/index.ts';
import { personsTable } from './persons-table.ts';
import { takeRow, type TakenRow } from './take-row.ts';

/** Imports of people at once: each hands in hundreds of forms. */
export const importTurns = createSemaphore(2, 8);

/** What an import of people works with. */
export interface PersonImport {
  readonly services: SubmissionServices;
  readonly files: FileServices;
  /** The form for somebody new. */
  readonly call: FormCall;
  readonly language: Language;
  readonly origin: Origin;
}

/**
 * Takes a list of people row by row: good rows in, each handed in like by hand; the others named, with a workbook that
 * shows their mistakes (wire.md §4).
 * @throws Refusal FORM_CLOSED, CONSENT_NEEDED, OVERLOADED, and as {@link refuseSheet}.
 */
export async function importPersons(work: PersonImport, staged: Staged): Promise<PersonsImported> {
  await importTurns.enter();
  try {
    return await importRows(work, staged);
  } finally {
    importTurns.leave();
  }
}

async function importRows(work: PersonImport, staged: Staged): Promise<PersonsImported> {
  const { services, call, language, origin } = work;
  const { actor, form } = call;
  const { database } = services;
  await requireOpenOrGrace(services, actor, form);
  const { definition, table, askLists } = await personsTable(services, call, language);
  const { accountId } = actor.user;
  if (accountId !== null && asksSensitive(definition)) {
    await requireGiven(database, actor.exhibition, accountId);
  }
  const maxRows = limits.importPeople;
  const read = await poolOf(database).run({ kind: 'read', path: staged.path, table, maxRows }, askLists);
  if (read.kind === 'fault') throw refuseSheet(read, maxRows, language);
  if (read.kind !== 'read') throw new Error(`A list of people ended as ${read.kind}.`);
  const context = await formContext(services, actor, form, definition);
  const rows = {
    services,
    definition,
    language,
    origin,
    call,
    context,
    keeps: 'filesMissing' as const,
    seen: new Map<string, number>(),
  };
  const taken: TakenRow[] = [];
  for (const row of read.rows) {
    if (isBlankRow(row.cells)) continue;
    // One after the other, as somebody would hand them in.
    taken.push(await takeRow(rows, row));
  }
  const failures = taken.filter(({ kind }) => kind === 'error');
  const repeatCount = taken.filter(({ kind }) => kind === 'repeat').length;
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      tenantId: actor.exhibition.tenantId,
      exhibitionId: actor.exhibition.exhibitionId,
      actor: { kind: 'account', accountId },
      action: 'person.import',
      thing: { kind: 'form', id: form.formId },
      detail: { rows: taken.length, repeats: repeatCount, errors: failures.length },
      origin,
    }),
  );
  const separator = language === 'en' ? '; ' : '；';
  return {
    repeatCount,
    successCount: taken.length - repeatCount - failures.length,
    errorCount: failures.length,
    incompleteCount: taken.filter(({ incomplete }) => incomplete).length,
    messageDetailVOS: firstMistakes(failures).map(({ number, name, mistakes }) => ({
      number,
      name,
      message: mistakes.map(({ message }) => message).join(separator),
    })),
    unknownHeaders: [...read.unknownHeaders],
    ...read.notes,
    others: [...read.notes.others],
    dropped: [...read.notes.dropped],
    failures: failures.length === 0 ? null : await keepFailures(work, staged, table, failures),
  };
}

/** The rows with as many mistakes as are told; the marked workbook has all of them. */
function firstMistakes(failures: readonly TakenRow[]): readonly TakenRow[] {
  let left: number = limits.problemsListed;
  return failures.flatMap((row) => {
    if (left <= 0) return [];
    const mistakes = row.mistakes.slice(0, left);
    left -= Math.max(1, mistakes.length);
    return [{ ...row, mistakes }];
  });
}

/** The same workbook with a comment on each wrong cell, kept for a day; null where the exhibitor keeps too many files. */
async function keepFailures(
  { services, files, call: { actor }, language }: PersonImport,
  staged: Staged,
  table: Awaited<ReturnType<typeof personsTable>>['table'],
  failures: readonly TakenRow[],
): Promise<PersonsImported['failures']> {
  const problems = failures.flatMap(({ number, mistakes }): CellProblem[] =>
    mistakes.map(({ prop, message }) => ({ row: number, prop, message })),
  );
  const marked = await poolOf(services.database).run({ kind: 'mark', path: staged.path, table, problems });
  if (marked.kind !== 'file') throw new Error(`A marked workbook ended as ${marked.kind}.`);
  const { exhibition, user } = actor;
  const bare = cutText(staged.name.replace(/\.[^.]*$/, ''), 80);
  const name = `${renderServerWord('wrongRows', language, { name: bare })}.xlsx`;
  const copy = await stageFile(files.storage, Readable.from([Buffer.from(marked.bytes)]), name);
  try {
    // Nobody holds this ticket: it is swept after a day with the files of tickets that nothing came of.
    const owner = ownerKey({ kind: 'ticket', ticketId: `marked-${actor.subjectKey}` });
    const keeping = { owner, createdBy: user.accountId, item: null };
    const file = await keepFile(files, exhibition, copy, keeping);
    const { tenantId, exhibitionId } = exhibition;
    const link = files.links.sign({ tenantId, exhibitionId, fileId: file.fileId }, services.now());
    return { name: file.name, link };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'FILE_QUOTA') return null;
    throw error;
  } finally {
    await dropStaged(copy);
  }
}

function isBlankRow(cells: Readonly<Record<string, unknown>>): boolean {
  return Object.values(cells).every(
    (value) =>
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0),
  );
}
