import type { ReadForm, ReadFormFault, ReadFormRequest } from '@zhantai/contract';
import { readAvue, readDetail, type ForeignForm } from '@zhantai/engine/authoring';
import type { Staff } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { requireSeenForm } from '../../form-settings/index.ts';
import { requireWithinLimits } from '../require-within-limits.ts';
import { parseApart } from './parse-apart.ts';
import { readQuestionList } from './read-questions.ts';

/** Characters of source text that are read as syntax. */
const MOST_SOURCE = 1024 * 1024;

/** Lines of a report: more is no form that somebody wrote, and no answer that somebody reads. */
const MOST_LINES = 5_000;

/**
 * Reads a form in another shape (console.md §2). Nothing of it is run, and nothing is changed: whoever asks sees what it
 * would be first.
 * @throws Refusal NOT_FOUND outside the limits, LIMIT_REACHED for more than a form may have.
 */
export async function readForm(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
  request: ReadFormRequest,
): Promise<ReadForm> {
  await requireSeenForm(database, staff, exhibition, formId);
  const read = await readers[request.kind](request.content);
  if ('faults' in read) return { detail: null, report: [], faults: [...read.faults] };
  if (read.report.length > MOST_LINES) return { detail: null, report: [], faults: [fault('tooMany')] };
  const detail = { ...read.detail };
  requireWithinLimits(detail);
  const report = read.report.map((line) => ({ ...line, params: { ...line.params } }));
  return { detail, report, faults: [] };
}

type Read = ForeignForm | { readonly faults: readonly ReadFormFault[] };

const readers: Readonly<Record<ReadFormRequest['kind'], (content: string) => Promise<Read> | Read>> = {
  json: readJson,
  avue: readSource,
  questions: readQuestionList,
};

function readJson(content: string): Read {
  const value = jsonOf(content);
  if (value === null) return faulty('notJson');
  return readDetail(value) ?? faulty('noForm');
}

async function readSource(content: string): Promise<Read> {
  if (content.length > MOST_SOURCE) return faulty('tooLarge');
  const parsed = await parseApart(content);
  if (parsed === null) return faulty('tooLong');
  if ('fault' in parsed) return faulty(parsed.fault, parsed.line, parsed.column);
  return readAvue(parsed.value, parsed.omitted);
}

function jsonOf(content: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function faulty(code: string, row: number | null = null, column: number | null = null): Read {
  return { faults: [fault(code, row, column)] };
}

function fault(code: string, row: number | null = null, column: number | null = null): ReadFormFault {
  return { code, worksheet: null, row, column: column === null ? null : String(column), params: {} };
}
