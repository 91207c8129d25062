import {
  limits,
  type DraftHere,
  type DraftHistoryEntry,
  type DraftState,
  type FormDraft,
} from '@zhantai/contract';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { formatTime, type Exhibition, type Scope } from '../exhibitions/index.ts';
import { requireSeenForm } from '../form-settings/index.ts';
import { pageWindow, presentPage, type Page, type PageRequest } from '../platform/paging.ts';
import { Refusal } from '../platform/refusal.ts';
import { draftProblems } from './draft-problems.ts';
import {
  findChanged,
  findHistory,
  findNewest,
  findOthers,
  findState,
  putPresence,
  type Detail,
  type StateLine,
} from './store/drafts.ts';
import { findVersion } from './store/versions.ts';

/** What a form begins with of which nothing is published. */
const emptyDetail: Detail = { formItems: [], formLogic: { scheme: [] }, formSetting: {} };

/** What a version asks, as a draft begins with it; nothing where none is published. */
export async function publishedDetail(
  database: Database,
  scope: Scope,
  formId: string,
  version: number | null,
): Promise<Detail> {
  if (version === null) return emptyDetail;
  const found = await findVersion(database, scope, formId, version);
  return found === null ? emptyDetail : detailOf(found.definition);
}

/** A definition that was judged when it was published, as an object. */
export function detailOf(definition: unknown): Detail {
  return typeof definition === 'object' && definition !== null ? { ...definition } : {};
}

/** The draft of a form; nobody saved one yet: what is published. @throws Refusal NOT_FOUND outside the limits. */
export async function readDraft(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
  now: Date,
): Promise<FormDraft> {
  const { published_version: version } = await requireSeenForm(database, staff, exhibition, formId);
  const [newest, others] = await Promise.all([
    findNewest(database, exhibition, formId),
    findOthers(database, exhibition, formId, staff.accountId, presentSince(now)),
  ]);
  const detail = newest?.detail ?? (await publishedDetail(database, exhibition, formId, version));
  return {
    revision: newest?.revision ?? 0,
    detail,
    savedBy: newest?.name ?? null,
    savedAt: newest === null ? null : formatTime(newest.savedAt, exhibition.zone),
    publishedVersion: version ?? 0,
    others: [...others],
    problems: draftProblems(detail),
  };
}

/** The forms of an exhibition whose draft asks something else than what is published. */
export async function changedForms(database: Database, scope: Scope): Promise<ReadonlySet<string>> {
  return new Set(await findChanged(database, scope));
}

/** Says that somebody has a draft open, and answers who else has. @throws Refusal NOT_FOUND outside the limits. */
export async function keepPresence(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
  itemId: string | null,
  now: Date,
): Promise<DraftHere> {
  await requireSeenForm(database, staff, exhibition, formId);
  const { accountId } = staff;
  await inTransaction(database, (transaction) =>
    putPresence(transaction, exhibition, { formId, accountId, itemId, at: now }),
  );
  const [newest, others] = await Promise.all([
    findHistory(database, exhibition, formId, { offset: 0, size: 1 }),
    findOthers(database, exhibition, formId, accountId, presentSince(now)),
  ]);
  return { revision: newest.rows[0]?.revision ?? 0, others: [...others] };
}

function presentSince(now: Date): Date {
  return new Date(now.getTime() - limits.draftHereMs);
}

/** One page of what was done to a draft. @throws Refusal NOT_FOUND outside the limits. */
export async function readHistory(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
  request: PageRequest,
): Promise<Page<DraftHistoryEntry>> {
  await requireSeenForm(database, staff, exhibition, formId);
  const { total, rows } = await findHistory(database, exhibition, formId, pageWindow(request));
  return presentPage(
    rows.map((row) => presentState(row, exhibition)),
    { total, totalAtLeast: false },
    request,
  );
}

/** The draft as it was at a revision. @throws Refusal NOT_FOUND outside the limits, and where it is kept no more. */
export async function readState(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
  revision: number,
): Promise<DraftState> {
  await requireSeenForm(database, staff, exhibition, formId);
  const found = await findState(database, exhibition, formId, revision);
  if (found === null) throw new Refusal('NOT_FOUND');
  return { ...presentState(found, exhibition), detail: found.detail };
}

function presentState({ revision, step, name, savedAt }: StateLine, { zone }: Exhibition): DraftHistoryEntry {
  return { revision, step, by: name, at: formatTime(savedAt, zone) };
}
