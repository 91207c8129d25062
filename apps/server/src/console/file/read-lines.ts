import type { Language } from '@zhantai/engine';
import { renderServerWord, type ServerWord } from '@zhantai/messages/server';
import type { SheetValue } from '@zhantai/engine/tables';
import type { StoredStatus } from '../../database/tables/submission-tables.ts';
import { findBooths } from '../../booths/index.ts';
import { formatTime, type Exhibition } from '../../exhibitions/index.ts';
import { createApart } from '../../platform/apart.ts';
import {
  dictionaryLabels,
  maskAnswers,
  openAnswers,
  selectNamedSeals,
  selectRevisions,
  submissionServices,
  type SubmissionServices,
} from '../../submissions/index.ts';
import type { WrittenLine, WrittenLines } from '../../tables/index.ts';
import type { SubmissionRef } from '../store/submissions.ts';

/** Submissions whose lines are wanted; plain data, so that a thread can be asked. */
export interface LinesTask {
  readonly exhibition: Exhibition;
  readonly refs: readonly SubmissionRef[];
  /** Sensitive answers in full. */
  readonly sensitive: boolean;
  readonly language: Language;
}

/** Reads submissions that are long; what is made is the JSON of their lines. */
export const linesApart = createApart<LinesTask>('lines', (deps, task) =>
  readLines(submissionServices(deps), task),
);

/** The revisions of submissions as they stood when the export began, as lines of its tables. */
export async function readLines(
  { database, definitions, dictionaries, vault }: SubmissionServices,
  { exhibition, refs, sensitive, language }: LinesTask,
): Promise<WrittenLines> {
  const [revisions, booths] = await Promise.all([
    selectRevisions(database, exhibition, placesOf(refs)),
    findBooths(database, exhibition, [...new Set(refs.flatMap(({ exhibitorId }) => exhibitorId ?? []))]),
  ]);
  const seals = await selectNamedSeals(database, exhibition, revisions);
  const shown = sensitive ? openAnswers : maskAnswers;
  const lines: WrittenLine[] = [];
  const sources = [];
  for (const ref of refs) {
    const { submissionId, formId, exhibitorId, accountId, name, booth, status, submittedAt } = ref;
    const taken = revisions.get(submissionId);
    const places = (booth === null ? (booths.get(exhibitorId ?? '') ?? []) : [booth]).map(
      ({ hall, number }) => `${hall}-${number}`,
    );
    const heads: SheetValue[] = [
      name,
      places.join(' '),
      renderServerWord(states[status], language),
      submittedAt === null ? null : { kind: 'datetime', text: formatTime(submittedAt, exhibition.zone) },
      taken?.receiptNumber ?? null,
    ];
    if (taken === undefined) {
      lines.push({ heads, answers: null });
      continue;
    }
    const wire = shown(vault, exhibition, taken.answers, seals.get(submissionId) ?? []);
    lines.push({ heads, answers: { version: taken.version, wire } });
    // The cache answers all but the first.
    const version = await definitions.load(database, exhibition, formId, taken.version);
    sources.push({
      asker: { scope: exhibition, accountId: accountId ?? '', exhibitorId, language },
      definition: version.in(language),
      answers: wire,
    });
  }
  return { lines, labels: await dictionaryLabels(database, dictionaries, sources) };
}

/** Which revision of each was submitted, of those of which one was. */
export function placesOf(
  refs: readonly SubmissionRef[],
): { readonly submissionId: string; readonly revision: number }[] {
  return refs.flatMap(({ submissionId, revision }) =>
    revision === null ? [] : [{ submissionId, revision }],
  );
}

const states = {
  draft: 'stateDraft',
  submitted: 'stateSubmitted',
  wait: 'stateWait',
  adopt: 'stateAdopt',
  fail: 'stateFail',
} as const satisfies Record<StoredStatus, ServerWord>;
