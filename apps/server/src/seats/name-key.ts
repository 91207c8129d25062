/** A name or company as it is compared: width, case and blanks do not count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[\s·・.]/g, '')
    .toLowerCase();
}
