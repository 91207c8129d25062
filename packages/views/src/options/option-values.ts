/** Option values in a decoded answer, however deep. */
export function optionValues(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [String(value)].filter((text) => text !== '');
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value;
    return parts.flatMap(optionValues);
  }
  return typeof value === 'object' && value !== null && 'value' in value ? optionValues(value.value) : [];
}
