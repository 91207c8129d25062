/** A name with only its first character: enough to recognise one's own. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.trim();
  return rest.length === 0 ? first : `${first}${'*'.repeat(Math.min(rest.length, 3))}`;
}
