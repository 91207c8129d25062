import type { Answers } from '@zhantai/engine';
import type { Staff, User } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import { dayIn, type Exhibition } from '../exhibitions/index.ts';
import { findForm, findVisitor, type PublishedForm, type Visitor } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { findDesk, decide, submit, type SubmissionServices } from '../submissions/index.ts';
import { correctedAnswers } from './corrected-answers.ts';
import { demoForms } from './demo-forms.ts';
import type { DemoExhibitor, DemoProgress } from './exhibitor.ts';
import { demoExhibitors } from './exhibitors.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { demoComments } from './review-comments.ts';
import { sampleAnswers, sampleDraft } from './sample-answers.ts';
import type { SampleFileKind, SampleSource } from './samples/sample-files.ts';
import { SeedClock } from './seed-clock.ts';
import type { SeedFiles } from './seed-files.ts';
import { localText } from './text.ts';

/** What filling the demo with submissions works with. */
export interface SubmissionSeed {
  readonly transaction: Transaction;
  readonly services: SubmissionServices;
  readonly exhibition: Exhibition;
  /** By exhibitor. */
  readonly users: ReadonlyMap<string, User>;
  readonly reviewer: Staff;
  readonly files: SeedFiles;
}

const origin = { address: '127.0.0.1', userAgent: '', requestId: '' };

/** Exhibitors that were returned more often than once before what they stand at now, by rounds. */
const rounds: Readonly<Record<string, number>> = { Z10: 3, X04: 2, X07: 2, Z09: 2 };

/** Brings every exhibitor to where the demo says it stands, by the same actions that people use. */
export async function seedSubmissions(seed: SubmissionSeed): Promise<void> {
  const now = seed.services.now();
  for (const [place, form] of demoForms.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
    const published = await findForm(seed.transaction, seed.exhibition, form.formId);
    if (published === null) throw new Error(`The demo form ${form.formId} is not published.`);
    for (const [index, exhibitor] of demoExhibitors.entries()) {
      const progress = exhibitor.progress[form.formId] ?? 'none';
      if (progress === 'none') continue;
      const clock = new SeedClock(now, published.window, 26 - index / 2 - place * 4);
      // oxlint-disable-next-line no-await-in-loop
      await bring(seed, form, published, exhibitor, progress, clock);
    }
  }
}

async function bring(
  seed: SubmissionSeed,
  form: DemoForm,
  published: PublishedForm,
  exhibitor: DemoExhibitor,
  progress: DemoProgress,
  clock: SeedClock,
): Promise<void> {
  const { transaction, exhibition } = seed;
  const user = seed.users.get(exhibitor.id);
  if (user === undefined) throw new Error(`The demo exhibitor ${exhibitor.id} has no account.`);
  const services = { ...seed.services, now: () => clock.now() };
  const desk: Desk = {
    seed,
    services,
    form,
    published,
    exhibitor,
    visitor: await findVisitor(transaction, user, exhibition),
  };
  const source = await sampleSource(seed, form, exhibitor, user, clock);
  const today = dayIn(clock.now(), exhibition.zone);
  if (progress === 'draft') {
    await save(desk, sampleDraft(form, exhibitor, source, today), 0, true);
    return;
  }
  const answers = sampleAnswers(form, exhibitor, source, today);
  const total = form.review ? (rounds[exhibitor.id] ?? 1) : 1;
  let revision = 0;
  for (let round = 1; round <= total; round += 1) {
    clock.pass(round === 1 ? 0 : 20);
    // oxlint-disable-next-line no-await-in-loop -- each round answers the one before
    const taken = await save(desk, correctedAnswers(form.formId, answers, round), revision, false);
    ({ revision } = taken);
    const verdict = round < total ? 'fail' : progress;
    if (verdict !== 'adopt' && verdict !== 'fail') continue;
    clock.pass(27);
    // oxlint-disable-next-line no-await-in-loop
    await review(desk, taken.id, revision, verdict, answers);
  }
}

interface Desk {
  readonly seed: SubmissionSeed;
  readonly services: SubmissionServices;
  readonly form: DemoForm;
  readonly published: PublishedForm;
  readonly exhibitor: DemoExhibitor;
  readonly visitor: Visitor;
}

async function save(
  { services, form, published, exhibitor, visitor }: Desk,
  answers: Answers,
  revision: number,
  draft: boolean,
): Promise<{ readonly id: string; readonly revision: number }> {
  const { formId } = form;
  const request = { version: published.version, revision, answers: { ...answers }, draft };
  try {
    const desk = await findDesk(services.database, visitor, published, undefined);
    return await submit(services, { visitor, form: published, desk }, request, exhibitor.language, origin);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why = `${error.code} ${JSON.stringify({ ...error.params, ...error.data })}`;
    throw new Error(`The demo answers of ${exhibitor.id} to ${formId} were refused: ${why}`, {
      cause: error,
    });
  }
}

async function review(
  { seed, services, form, exhibitor }: Desk,
  submissionId: string,
  revision: number,
  status: 'adopt' | 'fail',
  answers: Answers,
): Promise<void> {
  const { exhibition, reviewer } = seed;
  const written = demoComments[form.formId];
  const { language } = exhibitor;
  const returned = status === 'fail' && written !== undefined;
  await decide(
    services,
    { staff: reviewer, exhibition, origin },
    {
      submissionId,
      status,
      revision,
      reason: returned ? (localText(written.reason)[language] ?? '') : '',
      comments: returned
        ? written.comments
            .filter(({ prop }) => Object.hasOwn(answers, prop))
            .map(({ prop, comment }) => ({ prop, comment: localText(comment)[language] ?? '' }))
        : [],
    },
  );
}

/** Files for exactly what the answers name: asked once to learn the kinds, then with the ids. */
async function sampleSource(
  seed: SubmissionSeed,
  form: DemoForm,
  exhibitor: DemoExhibitor,
  user: User,
  clock: SeedClock,
): Promise<SampleSource> {
  const personId = user.accountId;
  const today = dayIn(clock.now(), seed.exhibition.zone);
  const named = JSON.stringify(
    sampleAnswers(form, exhibitor, { fileId: (kind) => `<${kind}>`, personId }, today),
  );
  const ids = new Map<SampleFileKind, string>();
  for (const kind of kinds) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
    if (named.includes(`<${kind}>`)) ids.set(kind, await seed.files.give(kind, exhibitor.id, user.accountId));
  }
  return { personId, fileId: (kind) => ids.get(kind) ?? '' };
}

const kinds: readonly SampleFileKind[] = [
  'licence',
  'authority',
  'logo',
  'picture',
  'certificate',
  'drawing',
  'letter',
  'signature',
];
