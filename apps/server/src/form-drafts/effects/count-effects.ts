import {
  limits,
  type EffectsExample,
  type FailingAnswers,
  type FormEffects,
  type LostAnswers,
} from '@zhantai/contract';
import type { SubmissionServices } from '../../submissions/index.ts';
import type { FailingRow } from '../store/effects.ts';
import { findVersion, findVersionLines } from '../store/versions.ts';
import { detailOf } from '../read-draft.ts';
import { judgesTheSame } from './compared-version.ts';
import { judgePart, type JudgedSubmission, type PartTask } from './judge-part.ts';

/** Problems that are told of one submission in the list of those that pass no more. */
const MOST_LISTED = 20;

/** Judged at once, within a second or so. */
const PART_SIZE = 200;

/** Versions, the newest, that are looked at whether the next one judges as they do. */
const COMPARED_VERSIONS = 20;

/** What another definition does to the submissions of a form. */
export interface CountedEffects {
  readonly effects: Pick<FormEffects, 'counts' | 'lost' | 'failing'>;
  /** How many may be opened again. */
  readonly reopenable: { readonly failing: number; readonly all: number };
}

/** How submissions are gone through. */
export interface Going {
  /** Has a part judged, here or by a thread. */
  readonly judge: (task: PartTask) => Promise<readonly JudgedSubmission[]>;
  /** Takes what passes no more of each part, before the next one is judged. */
  readonly onFailing: (rows: readonly FailingRow[]) => Promise<void> | void;
  /** Says how many were judged. */
  readonly onProgress?: (done: number) => void;
  /** Gives up between two parts. */
  readonly signal?: AbortSignal;
}

/** Has this process judge, in the state of now. */
export const judgeHere =
  (services: SubmissionServices): Going['judge'] =>
  (task) =>
    judgePart(services, task);

/**
 * Goes through the submissions of a form and says what of them a next definition loses and refuses (console.md §2): part by
 * part, so that it holds no more than one of them and its sums.
 */
export async function countEffects(
  { database }: Pick<SubmissionServices, 'database'>,
  about: Omit<PartTask, 'after' | 'most' | 'unread'>,
  { judge, onFailing, onProgress, signal }: Going,
): Promise<CountedEffects> {
  const { exhibition, formId, detail } = about;
  const tally = createTally();
  const unread: number[] = [];
  const lines = await findVersionLines(database, exhibition, formId);
  for (const { version } of lines.slice(0, COMPARED_VERSIONS)) {
    const found = await findVersion(database, exhibition, formId, version);
    if (found !== null && judgesTheSame(detailOf(found.definition), detail)) unread.push(version);
  }
  let after = '';
  for (let done = 0; ;) {
    signal?.throwIfAborted();
    const part = await judge({ ...about, unread, after, most: PART_SIZE });
    const rows = part.flatMap((judged) => tally.add(judged) ?? []);
    if (rows.length > 0) await onFailing(rows);
    done += part.length;
    onProgress?.(done);
    after = part.at(-1)?.example.submissionId ?? after;
    if (part.length < PART_SIZE) return tally.sum();
  }
}

/** Adds up what becomes of submissions, by field. */
export function createTally() {
  const counts = { draft: 0, submitted: 0, wait: 0, adopt: 0, fail: 0 };
  const lost = new Map<string, LostAnswers>();
  const failing = new Map<string, FailingAnswers>();
  const submissions = { lost: 0, failing: 0 };
  const reopenable = { failing: 0, all: 0 };
  return {
    /** @returns how the submission is listed; null where it still passes. */
    add({ example, revision, mayReopen, ...judged }: JudgedSubmission): FailingRow | null {
      counts[example.status] += 1;
      if (mayReopen) reopenable.all += 1;
      if (judged.lost.length > 0) submissions.lost += 1;
      for (const field of judged.lost) {
        const { prop, column, gone } = field;
        count(lost, [prop, column, gone], example, () => ({ ...field, count: 0, examples: [] }));
      }
      for (const field of judged.failing) {
        const { prop, column, code } = field;
        count(failing, [prop, column, code], example, () => ({ ...field, count: 0, examples: [] }));
      }
      if (judged.failing.length === 0) return null;
      submissions.failing += 1;
      if (mayReopen) reopenable.failing += 1;
      const problems = judged.failing.slice(0, MOST_LISTED).map(({ label, message }) => ({ label, message }));
      return { submissionId: example.submissionId, revision, problems };
    },
    sum: (): CountedEffects => ({
      effects: {
        counts,
        lost: { submissions: submissions.lost, fields: [...lost.values()] },
        failing: { submissions: submissions.failing, fields: byCount([...failing.values()]) },
      },
      reopenable,
    }),
  };
}

function byCount<T extends { readonly count: number }>(fields: readonly T[]): T[] {
  return fields.toSorted((one, other) => other.count - one.count);
}

function count<T extends { count: number; examples: EffectsExample[] }>(
  counted: Map<string, T>,
  name: readonly unknown[],
  example: EffectsExample,
  begin: () => T,
): void {
  const key = JSON.stringify(name);
  const known = counted.get(key) ?? begin();
  known.count += 1;
  if (known.examples.length < limits.effectsExamples) known.examples.push(example);
  counted.set(key, known);
}
