import type { Answers, Session } from '@zhantai/engine';

/** Fields that never say what is ordered; what stands in them stays on this page. */
const silent: ReadonlySet<string> = new Set([
  'array',
  'html',
  'input',
  'password',
  'signature',
  'textarea',
  'title',
  'upload',
]);

/** The answers that a price may depend on: what was chosen, counted and dated. */
export function quoteAnswers(session: Session): Answers {
  const asked = new Set(
    session.definition.items.filter(({ type }) => !silent.has(type)).map(({ prop }) => prop),
  );
  return Object.fromEntries(Object.entries(session.answers()).filter(([prop]) => asked.has(prop)));
}
