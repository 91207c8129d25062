import type { Answers } from '@zhantai/engine';
import type { Staff, User } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import { dayIn, type Exhibition } from '../exhibitions/index.ts';
import { findForm, findVisitor, registersPeople, type PublishedForm, type Visitor } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { findDesk, decide, submit, type SubmissionServices } from '../submissions/index.ts';
import { correctedAnswers } from './corrected-answers.ts';
import type { DemoProgress } from './exhibitor.ts';
import { demoExhibitors } from './exhibitors.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { demoForms } from './demo-forms.ts';
import { partnerProgress } from './partner-progress.ts';
import { copiesOf, progressOf } from './progress.ts';
import { reviewNote } from './review-note.ts';
import { sampleAnswers, sampleDraft } from './sample-answers.ts';
import { accountPersona, exhibitorPersona } from './samples/personas.ts';
import type { SamplePersona } from './samples/sample-persona.ts';
import { SeedClock } from './seed-clock.ts';
import type { SeedFiles } from './seed-files.ts';
import type { DemoUsers } from './seed-people.ts';
import { seedSource } from './seed-source.ts';
import { demoAccounts } from './staff.ts';
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
interface Applicant {
  readonly persona: SamplePersona;
  readonly user: User;
  readonly progress: DemoProgress;
}

/** Brings everybody to where the demo says they stand, by the same actions that people use. */
export async function seedSubmissions(seed: SubmissionSeed): Promise<void> {
  const now = seed.services.now();
  const visitors = new Map<string, Visitor>();
  let serial = 0;
  for (const [place, form] of inSeedOrder(seed.forms).entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
    const published = await findForm(seed.transaction, seed.exhibition, form.formId);
    if (published === null) throw new Error(`The demo form ${form.formId} is not published.`);
    for (const [index, applicant] of applicantsOf(seed, form).entries()) {
      const { user, persona } = applicant;
      // oxlint-disable-next-line no-await-in-loop
      const visitor =
        visitors.get(persona.id) ?? (await findVisitor(seed.transaction, user, seed.exhibition));
      visitors.set(persona.id, visitor);
      const clock = new SeedClock(now, published.window, 26 - index / 2 - (place % 6));
      const services = { ...seed.services, now: () => clock.now() };
      serial += 1;
      // oxlint-disable-next-line no-await-in-loop
      await bring({ seed, services, form, published, applicant, visitor, clock, serial });
    }
  }
}

/** People are registered last: before the first of them the other sheets may name who has an account. */
function inSeedOrder(forms: readonly DemoForm[]): readonly DemoForm[] {
  const registering = forms.filter(registersPeople);
  return [...forms.filter((form) => !registersPeople(form)), ...registering];
}

function applicantsOf({ users }: SubmissionSeed, form: DemoForm): readonly Applicant[] {
  const asWritten = demoForms.find(({ formId }) => formId === form.formId) ?? form;
  const exhibitors = demoExhibitors.flatMap((exhibitor) => {
    const persona = exhibitorPersona(exhibitor);
    const user = users.exhibitors.get(exhibitor.id);
    const progress = progressOf(exhibitor, asWritten);
    return Array.from({ length: copiesOf(exhibitor, asWritten) }, (_, index) => ({
      // Several sheets of one exhibitor differ.
      persona: index === 0 ? persona : { ...persona, id: `${persona.id} ${index + 1}` },
      user,
      progress,
    }));
  });
  const partners = demoAccounts.map((account) => ({
    persona: accountPersona(account),
    user: users.partners.get(account.phone ?? ''),
    progress: partnerProgress(account.role, form.formId),
  }));
  return [...exhibitors, ...partners].flatMap(({ persona, user, progress }) => {
    if (progress === 'none') return [];
    if (user === undefined) throw new Error(`${persona.id} of the demo has no account.`);
    return [{ persona, user, progress }];
  });
}

interface Desk {
  readonly seed: SubmissionSeed;
  readonly services: SubmissionServices;
  readonly form: DemoForm;
  readonly published: PublishedForm;
  readonly applicant: Applicant;
  readonly visitor: Visitor;
  readonly clock: SeedClock;
  readonly serial: number;
}

async function bring(desk: Desk): Promise<void> {
  const { seed, form, applicant, clock, visitor, serial } = desk;
  const { persona, progress, user } = applicant;
  const today = dayIn(clock.now(), seed.exhibition.zone);
  const transport = [...seed.users.partners.values()].find(({ role }) => role === 'transport');
  const transportId = transport?.accountId ?? '';
  const given = { personId: user.accountId, transportId, serial };
  const source = await seedSource(seed.files, form, persona, visitor, given, today);
  if (progress === 'draft') {
    await save(desk, sampleDraft(form, persona, source, today), null, true);
    return;
  }
  const answers = sampleAnswers(form, persona, source, today);
  const total = form.review && disputed.has(form.formId) ? (rounds[persona.id] ?? 1) : 1;
  let taken: Taken | null = null;
  for (let round = 1; round <= total; round += 1) {
    clock.pass(round === 1 ? 0 : 20);
    // oxlint-disable-next-line no-await-in-loop -- each round answers the one before
    taken = await save(desk, correctedAnswers(form.formId, answers, round), taken, false);
    const verdict = round < total ? 'fail' : progress;
    if (verdict !== 'adopt' && verdict !== 'fail') continue;
    clock.pass(27);
    // oxlint-disable-next-line no-await-in-loop
    await review(desk, taken, verdict, answers);
  }
}

interface Taken {
  readonly id: string;
  readonly revision: number;
}

/** @param before what was taken in the round before, of the same submission. */
async function save(desk: Desk, answers: Answers, before: Taken | null, draft: boolean): Promise<Taken> {
  const { services, form, published, applicant, visitor } = desk;
  const { id, language } = applicant.persona;
  const revision = before?.revision ?? 0;
  const request = { version: published.version, revision, answers: { ...answers }, draft };
  try {
    const place = await findDesk(services.database, visitor, published, before?.id);
    return await submit(services, { visitor, form: published, desk: place }, request, language, origin);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why = `${error.code} ${JSON.stringify({ ...error.params, ...error.data })}`;
    throw new Error(`The demo answers of ${id} to ${form.formId} were refused: ${why}`, { cause: error });
  }
}

async function review(
  { seed, services, form, applicant }: Desk,
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
