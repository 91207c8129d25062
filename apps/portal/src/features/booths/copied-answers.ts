import { traitsOf, type Answers, type Definition } from '@zhantai/engine';

/**
 * What answers given for another booth may begin this one: all that somebody typed. What the booth says is its own, and
 * what is signed is signed for one booth.
 * @param props the items that hold what the booth says.
 */
export function copiedAnswers({ items }: Definition, answers: Answers, props: readonly string[]): Answers {
  const kept = items.filter(
    (item) =>
      !item.readonly &&
      traitsOf(item).files !== 'drawing' &&
      !props.includes(item.prop) &&
      Object.hasOwn(answers, item.prop),
  );
  return Object.fromEntries(kept.map(({ prop }) => [prop, answers[prop]]));
}
