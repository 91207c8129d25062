import { limits } from '@zhantai/contract';
import { isTable, type Answers, type Definition, type Language } from '@zhantai/engine';
import type { Staged } from '../files/index.ts';
import { dayIn } from '../exhibitions/index.ts';
import { importSettings } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  requireOpenOrGrace,
  formContext,
  openedAnswers,
  readSavedAnswers,
  type FormCall,
  type SubmissionServices,
} from '../submissions/index.ts';
import { poolOf } from './pool/pool-of.ts';
import type { SheetResult } from './pool/sheet-task.ts';
import { refuseSheet } from './refuse-sheet.ts';
import { rowLists, tableOptions } from './table-options.ts';

/** A workbook for a sub-table. */
export interface ImportRequest {
  readonly formItemId: string;
  /** Rows that the asker has in the table now; null counts those that are stored. */
  readonly existing: number | null;
  /** What stands on the page in fields outside the table; null reads what is stored. */
  readonly answers: Answers | null;
  readonly staged: Staged;
}

/**
 * Reads the rows of a workbook for a sub-table and judges them, all or nothing; nothing is stored (wire.md §4).
 * @returns the JSON of the rows, or of the first problems.
 * @throws Refusal FORM_CLOSED, BAD_REQUEST if there is no such sub-table, IMPORT_OFF where the organiser
 * takes no imports, OVERLOADED, and as {@link refuseSheet}.
 */
export async function importExcel(
  services: SubmissionServices,
  call: FormCall,
  { formItemId, existing, answers, staged }: ImportRequest,
  language: Language,
): Promise<Extract<SheetResult, { kind: 'rows' | 'problems' }>> {
  const { actor, form } = call;
  const { exhibition, user, exhibitor } = actor;
  await requireOpenOrGrace(services, actor, form);
  const version = await services.definitions.load(services.database, exhibition, form.formId, form.version);
  const definition = version.in(language);
  const item = definition.itemById.get(formItemId);
  if (!isTable(item)) throw new Refusal('BAD_REQUEST', { detail: 'formItemId' });
  const settings = importSettings(version.detail, definition).find((one) => one.formItemId === formItemId);
  if (settings?.imports !== true) throw new Refusal('IMPORT_OFF');
  const asker = {
    scope: exhibition,
    accountId: user.accountId ?? '',
    exhibitorId: exhibitor?.exhibitorId ?? null,
    language,
  };
  const stored = existing === null || answers === null ? await readStored(services, call) : {};
  const outside = everyAnswer(definition, answers ?? stored);
  const [options, context] = await Promise.all([
    tableOptions(services, asker, item.columns, outside),
    formContext(services, actor, form, definition, 'mentioned'),
  ]);
  const result = await poolOf(services.database).run(
    {
      kind: 'import',
      path: staged.path,
      table: { detail: version.detail, language, formItemId, title: '', options },
      existing: existing ?? countRows(stored[item.prop]),
      replace: settings.replaces,
      today: dayIn(services.now(), exhibition.zone),
      context: { ...context },
      maxRows: limits.importRows,
    },
    rowLists(services, asker, item.columns, outside),
  );
  if (result.kind === 'fault') throw refuseSheet(result, limits.importRows, language);
  if (result.kind === 'rows' || result.kind === 'problems') return result;
  throw new Error(`An import ended as ${result.kind}.`);
}

async function readStored(services: SubmissionServices, { actor, target }: FormCall): Promise<Answers> {
  const { draft, taken } = await readSavedAnswers(services, actor, target.submission);
  const saved = draft ?? taken;
  if (saved === null || target.submission === null) return {};
  return openedAnswers(services, actor, target.submission.submissionId, saved.answers);
}

/** A field that nobody filled in is empty. */
function everyAnswer({ items }: Definition, answers: Answers): Answers {
  return { ...Object.fromEntries(items.map(({ prop }) => [prop, ''])), ...answers };
}

function countRows(rows: unknown): number {
  return Array.isArray(rows) ? rows.length : 0;
}
