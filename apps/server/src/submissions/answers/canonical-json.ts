/** JSON with the keys of every object in order and no blanks: equal values give equal texts (RFC 8785 for our values). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = new Map<string, unknown>(Object.entries(value));
  const texts = [...members.keys()]
    .toSorted()
    .filter((key) => members.get(key) !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(members.get(key))}`);
  return `{${texts.join(',')}}`;
}
