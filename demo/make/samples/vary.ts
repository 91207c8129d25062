/** A number from an id, the same on every run, so that samples differ and stay. */
export function seedOf(id: string): number {
  return Array.from(id).reduce((seed, character) => (seed * 31 + (character.codePointAt(0) ?? 0)) % 997, 7);
}

/** One of a list, by a seed. */
export function pick(list: readonly [string, ...string[]] | readonly string[], seed: number): string {
  return list[seed % list.length] ?? '';
}
