import type { Answers, Session } from '@zhantai/engine';

/**
 * What this page holds, to be compared with what somebody else saved: what stands there by itself, as the booth of a
 * form does, counts where the other side names it, though nobody typed it here.
 */
export function ownSide(session: Pick<Session, 'draft' | 'answers'>, theirs: Answers): Answers {
  const shown = session.answers();
  const named = Object.entries(shown).filter(([prop]) => Object.hasOwn(theirs, prop));
  return { ...Object.fromEntries(named), ...session.draft() };
}
