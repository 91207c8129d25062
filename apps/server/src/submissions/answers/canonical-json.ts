/** JSON with the keys of every object in order and no blanks: equal values give equal texts (RFC 8785 for our values). */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? `[${value.map(canonicalJson).join(',')}]` : objectText(value);
}

function objectText(value: object): string {
  const members: Readonly<Record<string, unknown>> = { ...value };
  let text = '';
  for (const key of Object.keys(members).sort()) {
    const member = members[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** Everything but what stands in JSON as it is: quotation marks, backslashes, control characters, halves of a pair. */
const escaped = /[^ !#-[\]-\uD7FF\uE000-\uFFFF]/;

function quoted(text: string): string {
  // Most texts need no escaping, and there are hundreds of them.
  return escaped.test(text) ? JSON.stringify(text) : `"${text}"`;
}
