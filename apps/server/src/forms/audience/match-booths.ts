/**
 * For each booth what was begun for it: first what names it, then, of what names none, the first that no booth has: it was
 * begun before there was a booth.
 */
export function matchBooths<T>(
  booths: readonly { readonly boothId: string }[],
  own: readonly T[],
  boothIdOf: (one: T) => string | null,
): readonly (T | null)[] {
  const loose = own.filter((one) => boothIdOf(one) === null);
  return booths.map(({ boothId }) => own.find((one) => boothIdOf(one) === boothId) ?? loose.shift() ?? null);
}
