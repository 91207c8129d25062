import type { Answers, Definition } from '@zhantai/engine';

/**
 * What answers given for another booth may begin this one: all that somebody typed. What the booth says is its own, and
 * what is signed is signed for one booth.
 * @param props the items that hold what the booth says.
 */
export function copiedAnswers({ items }: Definition, answers: Answers, props: readonly string[]): Answers {
  const kept = items.filter(
    ({ prop, type, readonly }) =>
      !readonly && type !== 'signature' && !props.includes(prop) && Object.hasOwn(answers, prop),
  );
  return Object.fromEntries(kept.map(({ prop }) => [prop, answers[prop]]));
}
