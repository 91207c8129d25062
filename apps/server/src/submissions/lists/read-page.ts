import type { SubmissionEntry, SubmissionPage, SubmissionPageQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { formatTime, formatTimeOrNull, localText, type Exhibition } from '../../exhibitions/index.ts';
import type { Actor } from '../../forms/index.ts';
import { pageWindow, presentPage, readSort } from '../../platform/paging.ts';
import { dictionaryLabels, type LabelSource } from '../answers/options/dictionary-labels.ts';
import { readStatuses } from './listed-status.ts';
import { presentSubmissionBooth } from '../present.ts';
import { maskedSources } from '../sensitive/masked-sources.ts';
import type { SubmissionServices } from '../services.ts';
import { findListed, listKeys, type ListedSubmission, type Whose } from '../store/listing.ts';
import { selectReasons } from '../store/reviews.ts';

/** A listed submission, and as it travels. */
export interface ListedEntry {
  readonly row: ListedSubmission;
  readonly entry: SubmissionEntry;
}

/** A page of submissions before it is presented. */
export interface ListedPage {
  readonly total: number;
  readonly entries: readonly ListedEntry[];
  readonly labels: SubmissionPage['labels'];
}

/** One page of an actor's submissions. @throws Refusal as {@link readEntries}. */
export async function readPage(
  services: SubmissionServices,
  { exhibition, subjectKey }: Actor,
  query: SubmissionPageQuery,
  language: Language,
): Promise<SubmissionPage> {
  const found = await readEntries(services, exhibition, { subjectKey }, query, language);
  const records = found.entries.map(({ entry }) => entry);
  return { ...presentPage(records, found.total, query), labels: found.labels };
}

/**
 * The entries of a page; their answers, masked, where one form is asked for.
 * @throws Refusal BAD_REQUEST for unknown states and sort keys.
 */
export async function readEntries(
  services: SubmissionServices,
  exhibition: Exhibition,
  whose: Whose,
  query: SubmissionPageQuery,
  language: Language,
): Promise<ListedPage> {
  const { database } = services;
  const { formId = null, formType = null } = query;
  const filter = { whose, formId, formType, statuses: readStatuses(query.status) };
  const sort = readSort(listKeys, query);
  const { total, rows } = await findListed(database, exhibition, filter, { sort, ...pageWindow(query) });
  const ids = rows.map((row) => row.submissionId);
  const [reasons, sources] = await Promise.all([
    selectReasons(database, exhibition, ids),
    formId === null ? new Map<string, LabelSource>() : maskedSources(services, exhibition, rows, language),
  ]);
  const entries = rows.map((row): ListedEntry => {
    const source = sources.get(row.submissionId);
    const reason = row.status === 'fail' ? (reasons.get(row.submissionId) ?? null) : null;
    return { row, entry: presentEntry(row, reason, source, exhibition.zone, language) };
  });
  const labels = await dictionaryLabels(database, services.dictionaries, [...sources.values()]);
  return { total, entries, labels };
}

function presentEntry(
  row: ListedSubmission,
  reason: string | null,
  source: LabelSource | undefined,
  zone: string,
  language: Language,
): SubmissionEntry {
  return {
    id: row.submissionId,
    formId: row.formId,
    formType: row.formType,
    pageKey: row.pageKey,
    formCode: row.formCode,
    title: localText(row.title, language),
    ordinal: row.ordinal,
    booth: presentSubmissionBooth(row.booth),
    status: row.status,
    hasDraft: row.hasDraft,
    revision: row.revision,
    round: row.round,
    reason,
    receiptNumber: row.status === 'draft' ? null : row.receiptNumber,
    submitTime: formatTimeOrNull(row.submittedAt, zone),
    examTime: formatTimeOrNull(row.decidedAt, zone),
    updatedAt: formatTime(row.updatedAt, zone),
    answers: source === undefined ? null : { ...source.answers },
  };
}
