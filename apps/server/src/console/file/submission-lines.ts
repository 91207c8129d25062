import type { Language } from '@zhantai/engine';
import type { SheetValue } from '@zhantai/engine/tables';
import type { StoredStatus } from '../../database/submission-tables.ts';
import { findBooths } from '../../booths/index.ts';
import { formatTime, type Exhibition } from '../../exhibitions/index.ts';
import {
  dictionaryLabels,
  maskAnswers,
  openAnswers,
  selectRevisions,
  selectSeals,
  type SubmissionServices,
} from '../../submissions/index.ts';
import type { SheetBatch, WrittenLine } from '../../tables/index.ts';
import type { SubmissionRef } from '../store/submissions.ts';

/** So many submissions are in memory at once. */
const size = 100;

interface Manner {
  /** How often all of them are wanted. */
  readonly sheets: number;
  /** Sensitive answers in full. */
  readonly sensitive: boolean;
  readonly language: Language;
  readonly stateOf: (status: StoredStatus) => string;
}

/**
 * The lines of submissions, batch by batch, anew for each sheet. Which revisions they are was decided before and
 * revisions never change, so every sheet tells the same.
 */
export async function* submissionLines(
  services: SubmissionServices,
  exhibition: Exhibition,
  refs: readonly SubmissionRef[],
  manner: Manner,
): AsyncGenerator<SheetBatch> {
  for (let sheet = 0; sheet < manner.sheets; sheet += 1) {
    for (let at = 0; at < refs.length; at += size) {
      // oxlint-disable-next-line no-await-in-loop -- as fast as they are written
      yield await readBatch(services, exhibition, refs.slice(at, at + size), manner);
    }
    yield { kind: 'end' };
  }
}

async function readBatch(
  { database, definitions, dictionaries, vault }: SubmissionServices,
  exhibition: Exhibition,
  refs: readonly SubmissionRef[],
  { sensitive, language, stateOf }: Manner,
): Promise<SheetBatch> {
  const ids = refs.map(({ submissionId }) => submissionId);
  const [revisions, seals, booths] = await Promise.all([
    selectRevisions(
      database,
      exhibition,
      refs.flatMap(({ submissionId, revision }) => (revision === null ? [] : [{ submissionId, revision }])),
    ),
    selectSeals(database, exhibition, ids),
    findBooths(database, exhibition, [...new Set(refs.flatMap(({ exhibitorId }) => exhibitorId ?? []))]),
  ]);
  const lines: WrittenLine[] = [];
  const sources = [];
  for (const ref of refs) {
    const { submissionId, formId, exhibitorId, accountId, name, booth, status, submittedAt } = ref;
    const taken = revisions.get(submissionId);
    const wire =
      taken === undefined
        ? null
        : sensitive
          ? openAnswers(vault, exhibition, taken.answers, seals)
          : maskAnswers(vault, exhibition, taken.answers, seals);
    const places = (booth === null ? (booths.get(exhibitorId ?? '') ?? []) : [booth]).map(
      ({ hall, number }) => `${hall}-${number}`,
    );
    const heads: SheetValue[] = [
      name,
      places.join(' '),
      stateOf(status),
      submittedAt === null ? null : { kind: 'datetime', text: formatTime(submittedAt, exhibition.zone) },
      taken?.receiptNumber ?? null,
    ];
    const answers = taken === undefined || wire === null ? null : { version: taken.version, wire };
    lines.push({ heads, answers });
    if (answers === null) continue;
    // The cache answers all but the first.
    // oxlint-disable-next-line no-await-in-loop
    const version = await definitions.load(database, exhibition, formId, answers.version);
    sources.push({
      asker: { scope: exhibition, accountId: accountId ?? '', exhibitorId, language },
      definition: version.in(language),
      answers: answers.wire,
    });
  }
  return { kind: 'lines', lines, labels: await dictionaryLabels(database, dictionaries, sources) };
}
