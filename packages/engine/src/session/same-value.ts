/** Whether two field values are the same; they are flat lists, pairs and rows. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const before = Object.entries(left);
  const after = new Map(Object.entries(right));
  return before.length === after.size && before.every(([key, value]) => sameValue(value, after.get(key)));
}
