import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  limits,
  type EffectsExample,
  type FailingAnswers,
  type FormEffects,
  type LostAnswers,
} from '@zhantai/contract';
import type { Definition, Problem } from '@zhantai/engine';
import { renderProblem } from '@zhantai/messages/problems';
import { isReopenable, openAnswers, selectSeals } from '../../submissions/index.ts';
import { findStandingAnswers, type FailingRow, type StandingAnswers } from '../store/effects.ts';
import { findFailing, type JudgedForm } from './find-failing.ts';
import { findLost, type LostField } from './find-lost.ts';

/** Problems that are told of one submission in the list of those that pass no more. */
const MOST_LISTED = 20;

/** Read at once. */
const PAGE_SIZE = 100;

/** What another definition does to the submissions of a form. */
export interface CountedEffects {
  readonly effects: Pick<FormEffects, 'counts' | 'lost' | 'failing'>;
  /** How many may be opened again. */
  readonly reopenable: { readonly failing: number; readonly all: number };
  /** Each that passes no more. */
  readonly failing: readonly FailingRow[];
}

/**
 * Goes through the submissions of a form and says what of them a next definition loses and refuses (console.md §2).
 * @param since only those that changed after it; null is all.
 */
export async function countEffects(
  judged: JudgedForm,
  next: Definition,
  since: Date | null,
): Promise<CountedEffects> {
  const { services, exhibition, form, language } = judged;
  const { database, definitions, vault } = services;
  const tally = createTally(judged);
  let after = '';
  for (;;) {
    const page = await findStandingAnswers(database, exhibition, {
      formId: form.formId,
      after,
      since,
      most: PAGE_SIZE,
    });
    const sealed = page.filter(({ answers }) => JSON.stringify(answers).includes('$sealed'));
    const seals = await selectSeals(
      database,
      exhibition,
      sealed.map(({ submissionId }) => submissionId),
    );
    for (const standing of page) {
      after = standing.submissionId;
      // Others have their turn in between.
      await nextTurn();
      if (standing.version === 0) {
        tally.add(standing, [], []);
        continue;
      }
      const version = await definitions.load(database, exhibition, form.formId, standing.version);
      const from = version.in(language);
      const own = seals.filter(({ submissionId }) => submissionId === standing.submissionId);
      const answers = openAnswers(vault, exhibition, standing.answers, own);
      tally.add(
        standing,
        findLost(from, next, answers),
        await findFailing(judged, standing, answers, from, next),
      );
    }
    if (page.length < PAGE_SIZE) return tally.sum();
  }
}

/** Adds up what becomes of submissions, by field. */
function createTally({ form, language }: JudgedForm) {
  const counts = { draft: 0, submitted: 0, wait: 0, adopt: 0, fail: 0 };
  const lost = new Map<string, LostAnswers>();
  const failing = new Map<string, FailingAnswers>();
  const submissions = { lost: 0, failing: 0 };
  const reopenable = { failing: 0, all: 0 };
  const rows: FailingRow[] = [];
  return {
    add(standing: StandingAnswers, lostFields: readonly LostField[], problems: readonly Problem[]): void {
      counts[standing.status] += 1;
      const example = exampleOf(standing);
      if (lostFields.length > 0) submissions.lost += 1;
      for (const { item, column, gone } of lostFields) {
        const label = [item, ...(column === null ? [] : [column])].map((one) => one.label || one.prop);
        count(lost, [item.prop, column?.prop ?? null, gone], example, () => ({
          prop: item.prop,
          column: column?.prop ?? null,
          label: label.join(' › '),
          gone,
          count: 0,
          examples: [],
        }));
      }
      const mayReopen = isReopenable(form, standing);
      if (mayReopen) reopenable.all += 1;
      const fields = byField(problems);
      if (fields.length > 0) {
        submissions.failing += 1;
        if (mayReopen) reopenable.failing += 1;
        const { submissionId, handedIn, submittedRevision } = standing;
        const listed = fields.slice(0, MOST_LISTED).map(([, problem]) => ({
          label: problem.label || problem.prop,
          message: renderProblem(problem, language),
        }));
        rows.push({ submissionId, revision: handedIn ? submittedRevision : null, problems: listed });
      }
      for (const [name, problem] of fields)
        count(failing, name, example, () => ({
          prop: problem.prop,
          column: problem.path?.[1] ?? null,
          label: problem.label || problem.prop,
          code: problem.code,
          message: renderProblem(problem, language),
          count: 0,
          examples: [],
        }));
    },
    sum: (): CountedEffects => ({
      effects: {
        counts,
        lost: { submissions: submissions.lost, fields: [...lost.values()] },
        failing: { submissions: submissions.failing, fields: byCount([...failing.values()]) },
      },
      reopenable,
      failing: rows,
    }),
  };
}

/** One problem of each field and kind: a table with many rows counts once. */
function byField(problems: readonly Problem[]): readonly (readonly [unknown, Problem])[] {
  const first = new Map<string, readonly [unknown, Problem]>();
  for (const problem of problems) {
    const name = [problem.prop, problem.path?.[1] ?? null, problem.code];
    const key = JSON.stringify(name);
    if (!first.has(key)) first.set(key, [name, problem]);
  }
  return [...first.values()];
}

function byCount<T extends { readonly count: number }>(fields: readonly T[]): T[] {
  return fields.toSorted((one, other) => other.count - one.count);
}

function count<T extends { count: number; examples: EffectsExample[] }>(
  counted: Map<string, T>,
  name: unknown,
  example: EffectsExample,
  begin: () => T,
): void {
  const key = JSON.stringify(name);
  const known = counted.get(key) ?? begin();
  known.count += 1;
  if (known.examples.length < limits.effectsExamples) known.examples.push(example);
  counted.set(key, known);
}

function exampleOf({ submissionId, name, booth, status }: StandingAnswers): EffectsExample {
  return { submissionId, name, booth: booth === null ? null : booth.number, status };
}
