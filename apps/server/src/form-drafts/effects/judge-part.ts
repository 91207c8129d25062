import type { EffectsExample, FailingAnswers, LostAnswers } from '@zhantai/contract';
import { parseDefinition, type Answers, type Language, type Problem } from '@zhantai/engine';
import { renderProblem } from '@zhantai/messages/problems';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { findAnyForm } from '../../forms/index.ts';
import { createApart } from '../../platform/apart.ts';
import {
  isReopenable,
  openAnswers,
  selectSeals,
  submissionServices,
  type SubmissionServices,
} from '../../submissions/index.ts';
import { detailOf } from '../read-draft.ts';
import type { Detail } from '../store/drafts.ts';
import { findStandingAnswers, joinSnapshot, type StandingAnswers } from '../store/effects.ts';
import { fieldsToOpen } from './compared-version.ts';
import { findFailing, type JudgedForm } from './find-failing.ts';
import { findLost, type LostField } from './find-lost.ts';

/** Submissions of a form that a next definition judges; plain data, so that a thread can be asked. */
export interface PartTask {
  readonly exhibition: Exhibition;
  readonly formId: string;
  readonly language: Language;
  /** The next definition. */
  readonly detail: Detail;
  /** Only those that changed after it; null is all. */
  readonly since: Date | null;
  /** After this one, by id. */
  readonly after: string;
  readonly most: number;
  /** Versions that judge as the next one does. */
  readonly unread: readonly number[];
  /** The state of the database that is read; null is that of now. */
  readonly snapshot: string | null;
}

/** What a next definition does to one submission. */
export interface JudgedSubmission {
  readonly example: EffectsExample;
  /** What was handed in; null where it is being typed. */
  readonly revision: number | null;
  readonly mayReopen: boolean;
  readonly lost: readonly Omit<LostAnswers, 'count' | 'examples'>[];
  /** One of each field and kind. */
  readonly failing: readonly Omit<FailingAnswers, 'count' | 'examples'>[];
}

/** Judges a part in a thread, of one state of the database for all parts. */
export const effectsApart = createApart<PartTask>('effects', (deps, task) => {
  const services = submissionServices(deps);
  const { snapshot } = task;
  if (snapshot === null) return judgePart(services, task);
  return inTransaction(
    deps.database,
    async (transaction) => {
      await joinSnapshot(transaction, snapshot);
      return judgePart({ ...services, database: transaction }, task);
    },
    'repeatable read',
  );
});

/** What the next definition does to each of the next submissions, by id. */
export async function judgePart(
  services: SubmissionServices,
  task: PartTask,
): Promise<readonly JudgedSubmission[]> {
  const { database, definitions, vault } = services;
  const { exhibition, formId, language, detail, unread } = task;
  const form = await findAnyForm(database, exhibition, formId);
  if (form === null) return [];
  const judged: JudgedForm = { services, exhibition, form, language };
  const next = parseDefinition(detail, { language });
  const page = await findStandingAnswers(database, exhibition, task);
  const sealed = page.filter(({ answers }) => JSON.stringify(answers).includes('$sealed'));
  const opened = new Map<number, ReadonlySet<string>>();
  const openedOf = async (version: number): Promise<ReadonlySet<string>> => {
    const known = opened.get(version);
    if (known !== undefined) return known;
    const from = await definitions.load(database, exhibition, formId, version);
    const fields = fieldsToOpen(detailOf(from.detail), detail);
    opened.set(version, fields);
    return fields;
  };
  const seals = await selectSeals(
    database,
    exhibition,
    sealed.map(({ submissionId }) => submissionId),
  );
  const found: JudgedSubmission[] = [];
  for (const standing of page) {
    // Others have their turn in between.
    await nextTurn();
    const { submissionId, version } = standing;
    if (version === 0 || unread.includes(version)) {
      found.push(present(judged, standing, [], []));
      continue;
    }
    const from = (await definitions.load(database, exhibition, formId, version)).in(language);
    let { answers } = standing;
    let closed: ReadonlySet<string> = new Set();
    if (sealed.includes(standing)) {
      const own = seals.filter((seal) => seal.submissionId === submissionId);
      const open = await openedOf(version);
      const toOpen = own.filter(({ prop }) => open.has(fieldOf(prop)));
      closed = new Set(own.map(({ prop }) => fieldOf(prop)).filter((prop) => !open.has(prop)));
      answers = openAnswers(vault, exhibition, without(answers, closed), toOpen);
    }
    const lost = findLost(from, next, answers);
    const failing = await findFailing(judged, standing, answers, from, next, closed);
    found.push(present(judged, standing, lost, failing));
  }
  return found;
}

/** The field that something sealed stands in: of a column its table. */
const fieldOf = (prop: string): string => prop.split('/')[0] ?? prop;

function without(answers: Answers, props: ReadonlySet<string>): Answers {
  if (props.size === 0) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([prop]) => !props.has(prop)));
}

function present(
  { form, language }: JudgedForm,
  standing: StandingAnswers,
  lost: readonly LostField[],
  problems: readonly Problem[],
): JudgedSubmission {
  const { submissionId, name, booth, status, handedIn, submittedRevision } = standing;
  return {
    example: { submissionId, name, booth: booth === null ? null : booth.number, status },
    revision: handedIn ? submittedRevision : null,
    mayReopen: isReopenable(form, standing),
    lost: lost.map(({ item, column, gone }) => ({
      prop: item.prop,
      column: column?.prop ?? null,
      label: [item, ...(column === null ? [] : [column])].map((one) => one.label || one.prop).join(' › '),
      gone,
    })),
    failing: byField(problems).map((problem) => ({
      prop: problem.prop,
      column: problem.path?.[1] ?? null,
      label: problem.label || problem.prop,
      code: problem.code,
      message: renderProblem(problem, language),
    })),
  };
}

/** One problem of each field and kind: a table with many rows counts once. */
function byField(problems: readonly Problem[]): readonly Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.prop, problem.path?.[1] ?? null, problem.code]);
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()];
}
