import { unknownProps, type Answers, type Definition, type Language, type Problem } from '@zhantai/engine';
import type { Exhibition } from '../../exhibitions/index.ts';
import type { Subject } from '../../files/index.ts';
import { findActorAs, type Actor, type PublishedForm } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { examineAnswers, type SubmissionServices } from '../../submissions/index.ts';
import type { StandingAnswers } from '../store/effects.ts';

/** A form whose answers are judged by its own version and by the next one. */
export interface JudgedForm {
  readonly services: SubmissionServices;
  readonly exhibition: Exhibition;
  readonly form: PublishedForm;
  readonly language: Language;
}

/**
 * What would be refused of answers under `to` and is not under the version they were given under, judged as a submission
 * is. Of a draft that is not complete yet nothing: it passes under neither.
 * @param answers opened, as their subject typed them.
 * @param closed fields left out of them, which both definitions judge alike.
 */
export async function findFailing(
  judged: JudgedForm,
  standing: StandingAnswers,
  answers: Answers,
  from: Definition,
  to: Definition,
  closed: ReadonlySet<string>,
): Promise<readonly Problem[]> {
  const actor = await actorOf(judged, standing);
  if (actor === null) return [];
  const under = async (definition: Definition): Promise<readonly Problem[]> => {
    const problems = await problemsUnder(judged, actor, definition, answers);
    return closed.size === 0 ? problems : problems.filter(({ prop }) => !closed.has(prop));
  };
  const after = await under(to);
  if (after.length === 0) return [];
  const before = await under(from);
  if (before.length === 0) return after;
  if (!standing.handedIn) return [];
  const known = new Set(before.map(nameOf));
  return after.filter((problem) => !known.has(nameOf(problem)));
}

async function problemsUnder(
  { services, form, language }: JudgedForm,
  actor: Actor,
  definition: Definition,
  answers: Answers,
): Promise<readonly Problem[]> {
  const unknown = new Set(unknownProps(definition, answers));
  const known = Object.fromEntries(Object.entries(answers).filter(([prop]) => !unknown.has(prop)));
  const { problems } = await examineAnswers(services, { actor, form }, definition, {
    answers: known,
    // What a client may not set is what the server set before.
    stored: known,
    language,
    large: true,
  });
  return problems;
}

function nameOf({ prop, path, code }: Problem): string {
  return JSON.stringify([prop, path ?? null, code]);
}

/** In whose place the answers were given; null where an exhibitor is not there any more. */
async function actorOf(
  { services, exhibition }: JudgedForm,
  { subjectKind, subjectKey, exhibitorId, accountId, ticketId, savedBy, name, booth }: StandingAnswers,
): Promise<Actor | null> {
  const user = { accountId: savedBy ?? accountId, name };
  const subject = subjectOf({ subjectKind, exhibitorId, accountId, ticketId });
  if (exhibitorId === null)
    return {
      user,
      exhibition,
      subject,
      subjectKey,
      exhibitor: null,
      booths: [],
      viewer: { role: 'visitor', tags: [], booths: null },
      extensions: new Map(),
      atLatePrice: new Set(),
      readOnly: false,
    };
  try {
    const role = subjectKind === 'transport' ? 'transport' : 'exhibitor';
    const acting = { exhibitorId, role, subject, readOnly: false } as const;
    const actor = await findActorAs(services.database, user, exhibition, acting);
    return booth === null
      ? actor
      : { ...actor, booths: actor.booths.filter(({ boothId }) => boothId === booth.boothId) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function subjectOf({
  subjectKind,
  exhibitorId,
  accountId,
  ticketId,
}: Pick<StandingAnswers, 'subjectKind' | 'exhibitorId' | 'accountId' | 'ticketId'>): Subject {
  const ids = { exhibitorId: exhibitorId ?? '', accountId: accountId ?? '', ticketId: ticketId ?? '' };
  return { kind: subjectKind, ...ids };
}
