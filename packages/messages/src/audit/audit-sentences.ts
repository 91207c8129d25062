import type { AuditWords } from './zh-hans.ts';

/**
 * What the detail of an audit entry says: each change as from → to, of what may be about people only that it changed; of
 * other details those that have a name for people.
 */
export function auditSentences(detail: unknown, words: AuditWords): readonly string[] {
  if (!isRecord(detail)) return [];
  const { changes, ...rest } = detail;
  const said = Object.entries(rest).flatMap(([key, value]) => {
    const label = labelOf(key, words);
    return label === undefined ? [] : [words.said(label, keptText(key, value, words))];
  });
  return [...(isRecord(changes) ? changedIn(changes, words) : []), ...said];
}

function changedIn(changes: Readonly<Record<string, unknown>>, words: AuditWords): readonly string[] {
  return Object.entries(changes).map(([key, kept]) => {
    const label = labelOf(key, words) ?? key;
    if (!isRecord(kept) || !('from' in kept)) return words.changed(label);
    return words.changedFrom(label, keptText(key, kept['from'], words), keptText(key, kept['to'], words));
  });
}

function labelOf(key: string, { keys }: AuditWords): string | undefined {
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

/** A role by its name, any other value as it is. */
function keptText(key: string, value: unknown, words: AuditWords): string {
  if (key === 'role' && typeof value === 'string' && Object.hasOwn(words.roles, value))
    return words.roles[value] ?? value;
  return valueText(value, words);
}

function valueText(value: unknown, words: AuditWords): string {
  if (value === null || value === undefined || value === '') return words.blank;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value.length === 0
      ? words.blank
      : value.map((one: unknown) => valueText(one, words)).join(words.separator);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
