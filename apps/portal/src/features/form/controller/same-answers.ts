import type { Answers } from '@zhantai/engine';

/** Whether two sets of answers say the same, whatever the order of their props. */
export const sameAnswers = (one: Answers, other: Answers): boolean => canonical(one) === canonical(other);

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
