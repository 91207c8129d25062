import { diffDefinition } from '@zhantai/engine/authoring';
import { parseDefinition, type JsonObject } from '@zhantai/engine';
import type { Detail } from '../store/drafts.ts';

/** Settings that are read and judge nothing: whoever changes them changes nobody's submission. */
const onlyRead = new Set(['formItemLabel', 'label', 'placeholder']);

/** Whether a next definition judges every answer as this one does, so that none has to be read. */
export function judgesTheSame(from: Detail, to: Detail): boolean {
  return diffDefinition(from, to).every(
    ({ kind, key }) =>
      kind === 'changed' && (onlyRead.has(key.split('/').at(-1) ?? '') || key.split('/').includes('i18n')),
  );
}

/**
 * Fields whose answers have to be opened where they are sealed, to compare two definitions: what changed, and what another
 * item or a rule names, for its value decides about others. All else is judged alike by both.
 */
export function fieldsToOpen(from: Detail, to: Detail): ReadonlySet<string> {
  const changed = new Set(diffDefinition(from, to).flatMap(({ formItemId }) => formItemId ?? []));
  const open = new Set<string>();
  for (const detail of [from, to]) {
    const definition = parseDefinition(detail);
    const raws = itemsOf(detail).map((raw) => ({ id: raw['formItemId'], text: JSON.stringify(raw) }));
    const logic = JSON.stringify(detail['formLogic'] ?? null);
    for (const { id, prop } of definition.items) {
      const isNamed = raws.some((raw) => raw.id !== id && raw.text.includes(prop));
      if (changed.has(id) || isNamed || logic.includes(id)) open.add(prop);
    }
  }
  return open;
}

function itemsOf(detail: Detail): readonly JsonObject[] {
  const items = detail['formItems'];
  return Array.isArray(items) ? items.filter(isRecord) : [];
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
