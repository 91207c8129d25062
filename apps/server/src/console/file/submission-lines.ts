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
  weighRevisions,
  type SubmissionServices,
} from '../../submissions/index.ts';
import type { SheetBatch, WrittenLine } from '../../tables/index.ts';
import type { SubmissionRef } from '../store/submissions.ts';

/** So many submissions are in memory at once, and so many bytes of them as they are stored, packed. */
const size = 100;
const most = 262_144;

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
      // oxlint-disable no-await-in-loop -- as fast as they are written
      for (const batch of await split(services, exhibition, refs.slice(at, at + size))) {
        yield await readBatch(services, exhibition, batch, manner);
      }
      // oxlint-enable no-await-in-loop
    }
    yield { kind: 'end' };
  }
}

/** The same submissions in batches of which none is too much at once: some have thousands of rows. */
async function split(
  { database }: SubmissionServices,
  exhibition: Exhibition,
  refs: readonly SubmissionRef[],
): Promise<readonly (readonly SubmissionRef[])[]> {
  const weights = await weighRevisions(database, exhibition, placesOf(refs));
  const batches: SubmissionRef[][] = [];
  let bytes = most;
  for (const ref of refs) {
    const weight = weights.get(ref.submissionId) ?? 0;
    if (bytes + weight > most) {
      batches.push([]);
      bytes = 0;
    }
    bytes += weight;
    batches.at(-1)?.push(ref);
  }
  return batches;
}

function placesOf(refs: readonly SubmissionRef[]): { submissionId: string; revision: number }[] {
  return refs.flatMap(({ submissionId, revision }) =>
    revision === null ? [] : [{ submissionId, revision }],
  );
}

async function readBatch(
  { database, definitions, dictionaries, vault }: SubmissionServices,
  exhibition: Exhibition,
  refs: readonly SubmissionRef[],
  { sensitive, language, stateOf }: Manner,
): Promise<SheetBatch> {
  const ids = refs.map(({ submissionId }) => submissionId);
  const [revisions, seals, booths] = await Promise.all([
    selectRevisions(database, exhibition, placesOf(refs)),
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
