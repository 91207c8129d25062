/** The values of options that a decoded answer names, however deep it holds them, as texts. */
export function optionValues(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [String(value)].filter((text) => text !== '');
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value;
    return parts.flatMap(optionValues);
  }
  return typeof value === 'object' && value !== null && 'value' in value ? optionValues(value.value) : [];
}
