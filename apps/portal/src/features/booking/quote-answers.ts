import { traitsOf, type Answers, type Session, type Family } from '@zhantai/engine';

/** Fields that never say what is ordered; what stands in them stays on this page. */
const silent: ReadonlySet<Family> = new Set<Family>(['text', 'list', 'file', 'layout']);

/** The answers that a price may depend on: what was chosen, counted and dated. */
export function quoteAnswers(session: Session): Answers {
  const quoted = new Set(
    session.definition.items.filter((item) => !silent.has(traitsOf(item).family)).map(({ prop }) => prop),
  );
  return Object.fromEntries(Object.entries(session.answers()).filter(([prop]) => quoted.has(prop)));
}
