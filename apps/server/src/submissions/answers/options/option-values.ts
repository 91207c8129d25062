import type { FieldValue } from '@zhantai/engine';

/** The option values in a value of a choice, tree or cascader. */
export function optionValues(value: FieldValue): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  if ('value' in value) return [String(value.value)];
  if (!Array.isArray(value)) return [];
  const parts: readonly unknown[] = value;
  return parts.flat().flatMap((part) => {
    if (typeof part === 'string' || typeof part === 'number') return [String(part)];
    return isChoice(part) ? [String(part.value)] : [];
  });
}

function isChoice(part: unknown): part is { readonly value: unknown } {
  return typeof part === 'object' && part !== null && 'value' in part;
}
