import type { FieldValue } from '@zhantai/engine';

/** What a value says about itself as text: the options of a choice, a switch, a number; nothing where it is blank. */
export function chosenValues(value: FieldValue | undefined): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  if ('value' in value) return [String(value.value)];
  if (!Array.isArray(value)) return [];
  const parts: readonly unknown[] = value;
  return parts.flatMap((part) => {
    if (typeof part === 'string' || typeof part === 'number') return [String(part)];
    return typeof part === 'object' && part !== null && 'value' in part ? [String(part.value)] : [];
  });
}
