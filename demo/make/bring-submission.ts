import type { Answers } from '@zhantai/engine';
import type { Staff, User } from '../../apps/server/src/auth/index.ts';
import type { Transaction } from '../../apps/server/src/database/database.ts';
import { dayIn, type Exhibition } from '../../apps/server/src/exhibitions/index.ts';
import type { PublishedForm, Actor } from '../../apps/server/src/forms/index.ts';
import { Refusal } from '../../apps/server/src/platform/refusal.ts';
import {
  findTarget,
  decide,
  submit,
  actorAt,
  type SubmissionServices,
} from '../../apps/server/src/submissions/index.ts';
import { correctedAnswers } from './corrected-answers.ts';
import type { DemoProgress } from './exhibitors/exhibitor.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { reviewNote } from './review-note.ts';
import { sampleAnswers, sampleDraft } from './sample-answers.ts';
import type { SamplePersona } from './samples/sample-persona.ts';
import type { SeedClock } from './seeds/seed-clock.ts';
import type { SeedFiles } from './seeds/seed-files.ts';
import type { DemoUsers } from './seeds/seed-people.ts';
import { seedSource } from './seeds/seed-source.ts';
import { seedOf } from './samples/vary.ts';
import { localText } from './text.ts';

/** What filling the demo with submissions works with. */
export interface SubmissionSeed {
  readonly transaction: Transaction;
  readonly services: SubmissionServices;
  readonly exhibition: Exhibition;
  /** With the dates they have now. */
  readonly forms: readonly DemoForm[];
  readonly users: DemoUsers;
  readonly reviewer: Staff;
  readonly files: SeedFiles;
}

const origin = { address: '127.0.0.1', userAgent: '', requestId: '' };

/** Exhibitors that were returned more often than once before what they stand at now, by rounds. */
const rounds: Readonly<Record<string, number>> = { Z10: 3, X04: 2, X07: 2, Z09: 2 };
/** Forms in which that happened. */
const disputed = new Set(['publication', 'exhibitor_c1', 'exhibitor_c2']);

/** Somebody who fills in forms, and where they got to with one. */
export interface Applicant {
  readonly persona: SamplePersona;
  readonly user: User;
  readonly progress: DemoProgress;
}

/** A form before somebody, and how far they go. */
export interface Filling {
  readonly seed: SubmissionSeed;
  readonly services: SubmissionServices;
  readonly form: DemoForm;
  readonly published: PublishedForm;
  readonly applicant: Applicant;
  readonly actor: Actor;
  readonly clock: SeedClock;
  readonly serial: number;
}

/**
 * Fills in a form with sample answers and reviews it, by the same actions that people use.
 * @throws if the answers are refused.
 */
export async function bringSubmission(filling: Filling): Promise<void> {
  const { seed, form, applicant, clock, actor, serial } = filling;
  const { persona, progress, user } = applicant;
  const today = dayIn(clock.now(), seed.exhibition.zone);
  const transportId = carrierOf(seed, persona)?.accountId ?? '';
  const given = { personId: user.accountId, transportId, serial };
  const source = await seedSource(seed.files, form, persona, actor, given, today);
  if (progress === 'draft') {
    await save(filling, sampleDraft(form, persona, source, today), null, true);
    return;
  }
  const answers = sampleAnswers(form, persona, source, today);
  const total = form.review && disputed.has(form.formId) ? (rounds[persona.id] ?? 1) : 1;
  let taken: Taken | null = null;
  for (let round = 1; round <= total; round += 1) {
    clock.pass(round === 1 ? 0 : 20);
    // Each round answers the one before.
    taken = await save(filling, correctedAnswers(form.formId, answers, round), taken, false);
    const verdict = round < total ? 'fail' : progress;
    if (verdict !== 'adopt' && verdict !== 'fail') continue;
    clock.pass(27);
    await review(filling, taken, verdict, answers);
  }
}

interface Taken {
  readonly id: string;
  readonly revision: number;
}

/** @param before what was taken in the round before, of the same submission. */
async function save(
  filling: Filling,
  answers: Answers,
  before: Taken | null,
  draft: boolean,
): Promise<Taken> {
  const { services, form, published, applicant, actor } = filling;
  const { id, language } = applicant.persona;
  const revision = before?.revision ?? 0;
  const request = { version: published.version, revision, answers: { ...answers }, draft };
  try {
    const place = await findTarget(services.database, actor, published, before?.id);
    const standing = { actor: actorAt(actor, place), form: published, target: place };
    return await submit(services, standing, request, language, origin);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why = `${error.code} ${JSON.stringify({ ...error.params, ...error.data })}`;
    throw new Error(`The demo answers of ${id} to ${form.formId} were refused: ${why}`, { cause: error });
  }
}

async function review(
  { seed, services, form, applicant }: Filling,
  { id, revision }: Taken,
  status: 'adopt' | 'fail',
  answers: Answers,
): Promise<void> {
  const { exhibition, reviewer } = seed;
  const { language } = applicant.persona;
  const note = status === 'fail' ? reviewNote(form, answers) : null;
  await decide(
    services,
    { staff: reviewer, exhibition, origin },
    {
      submissionId: id,
      status,
      revision,
      reason: note === null ? '' : (localText(note.reason)[language] ?? ''),
      comments: (note?.comments ?? []).map(({ prop, comment }) => ({
        prop,
        comment: localText(comment)[language] ?? '',
      })),
    },
  );
}

/** Every second exhibitor chooses the official carrier, which is the first. */
function carrierOf({ users }: SubmissionSeed, { id }: SamplePersona): User | undefined {
  const [official, ...others] = [...users.partners.values()].filter(({ role }) => role === 'transport');
  const choice = seedOf(id);
  return choice % 2 === 0 ? official : others[choice % others.length];
}
