import type { SubmissionsPage, SubmissionsQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../auth/index.ts';
import { findBooths, formsWithin, hallsWithin } from '../booths/index.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import {
  dictionaryLabels,
  entrySortKeys,
  maskAnswers,
  readStatuses,
  selectListedAnswers,
  selectNamedSeals,
  type LabelSource,
  type SubmissionServices,
} from '../submissions/index.ts';
import { presentRow } from './present.ts';
import { findSubmissions, type ListedSubmission } from './store/submissions.ts';

/**
 * One page of the submissions that a member of staff may see; their answers where one form is asked for.
 * @throws Refusal PAGE_TOO_FAR beyond the first ten thousand, BAD_REQUEST for unknown states and sort keys.
 */
export async function readSubmissions(
  services: SubmissionServices,
  staff: Staff,
  exhibition: Exhibition,
  query: SubmissionsQuery,
  language: Language,
): Promise<SubmissionsPage> {
  const { formId } = query;
  const { total, rows } = await findSubmissions(
    services.database,
    exhibition,
    {
      formIds: formsWithin(staff, formId),
      halls: hallsWithin(staff),
      statuses: readStatuses(query.status),
      changeRequested: query.changeRequested === true,
      search: (query.search ?? '').trim(),
    },
    { sort: readSort(entrySortKeys, query), ...pageWindow(query) },
  );
  const exhibitorIds = [...new Set(rows.flatMap((row) => row.exhibitorId ?? []))];
  const [booths, sources] = await Promise.all([
    findBooths(services.database, exhibition, exhibitorIds),
    formId === undefined
      ? new Map<string, LabelSource>()
      : maskedSources(services, exhibition, rows, language),
  ]);
  const records = rows.map((row) =>
    presentRow(
      row,
      booths.get(row.exhibitorId ?? '') ?? [],
      answersOf(sources.get(row.submissionId)),
      exhibition.zone,
      language,
    ),
  );
  const labels = await dictionaryLabels(services.database, services.dictionaries, [...sources.values()]);
  return { ...presentPage(records, total, query), labels };
}

function answersOf(source: LabelSource | undefined): Record<string, unknown> | null {
  return source === undefined ? null : { ...source.answers };
}

/** Masked answers of the submitted rows, each with what names its values. */
async function maskedSources(
  services: SubmissionServices,
  exhibition: Exhibition,
  rows: readonly ListedSubmission[],
  language: Language,
): Promise<ReadonlyMap<string, LabelSource>> {
  const { database, definitions, vault } = services;
  const submitted = rows.flatMap((row) =>
    row.submittedRevision === null ? [] : [{ ...row, revision: row.submittedRevision }],
  );
  const revisions = await selectListedAnswers(database, exhibition, submitted);
  const seals = await selectNamedSeals(database, exhibition, revisions);
  const sources = new Map<string, LabelSource>();
  for (const { submissionId, formId, exhibitorId, accountId } of submitted) {
    const revision = revisions.get(submissionId);
    if (revision === undefined) continue;
    // The cache answers all but the first.
    const version = await definitions.load(database, exhibition, formId, revision.version);
    sources.set(submissionId, {
      asker: { scope: exhibition, accountId: accountId ?? '', exhibitorId, language },
      definition: version.in(language),
      answers: maskAnswers(vault, exhibition, revision.answers, seals.get(submissionId) ?? []),
    });
  }
  return sources;
}
