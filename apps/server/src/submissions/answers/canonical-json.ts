/** JSON with the keys of every object in order and no blanks: equal values give equal texts (RFC 8785 for our values). */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(entryText).join(',')}]`;
  return isObject(value) ? objectText(value) : (JSON.stringify(value) ?? 'null');
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

/** Rows of a table come by the thousand; of flat ones JSON itself writes the members in the order of a list. */
function entryText(entry: unknown): string {
  const isRow = isObject(entry) && !Array.isArray(entry) && !Object.values(entry).some(isObject);
  return isRow ? JSON.stringify(entry, Object.keys(entry).sort()) : canonicalJson(entry);
}

function objectText(members: Members): string {
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
