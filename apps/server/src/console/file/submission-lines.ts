import { weighRevisions, type SubmissionServices } from '../../submissions/index.ts';
import type { SheetBatch } from '../../tables/index.ts';
import type { SubmissionRef } from '../store/submissions.ts';
import { linesApart, placesOf, readLines, type LinesTask } from './read-lines.ts';

/** So many submissions are weighed at once. */
const size = 100;
/** Bytes of answers that are read at one stroke; what is longer by itself is read by a thread. */
const MAX_READ_BYTES = 131_072;

/**
 * The lines of submissions, batch by batch, anew for each sheet. Which revisions they are was decided before and
 * revisions never change, so every sheet tells the same.
 * @param sheets how often all of them are wanted.
 */
export async function* submissionLines(
  services: SubmissionServices,
  { refs, ...manner }: LinesTask,
  sheets: number,
): AsyncGenerator<SheetBatch> {
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    for (let at = 0; at < refs.length; at += size) {
      // As fast as they are written.
      for (const batch of await split(services, { ...manner, refs: refs.slice(at, at + size) })) {
        yield await readBatch(services, { ...manner, refs: batch.refs }, batch.bytes > MAX_READ_BYTES);
      }
    }
    yield { kind: 'end' };
  }
}

interface Batch {
  readonly refs: SubmissionRef[];
  bytes: number;
}

/** The same submissions in batches of which none is too much at once, unless it is one alone: some have thousands of rows. */
async function split(
  { database }: SubmissionServices,
  { exhibition, refs }: LinesTask,
): Promise<readonly Batch[]> {
  const weights = await weighRevisions(database, exhibition, placesOf(refs));
  const batches: Batch[] = [];
  for (const ref of refs) {
    const weight = weights.get(ref.submissionId) ?? 0;
    const last = batches.at(-1);
    if (last === undefined || last.bytes + weight > MAX_READ_BYTES) {
      batches.push({ refs: [ref], bytes: weight });
      continue;
    }
    last.refs.push(ref);
    last.bytes += weight;
  }
  return batches;
}

async function readBatch(
  services: SubmissionServices,
  task: LinesTask,
  isLong: boolean,
): Promise<SheetBatch> {
  const apart = isLong ? linesApart.of(services.database) : null;
  if (apart !== null) return { kind: 'packed', json: await apart(task) };
  return { kind: 'lines', ...(await readLines(services, task)) };
}
