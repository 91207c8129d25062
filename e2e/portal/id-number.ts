/** A number with the check digit of a resident ID card, of its first seventeen digits. */
export function idNumber(first17: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((all, weight, place) => all + weight * Number(first17[place]), 0);
  return `${first17}${'10X98765432'[sum % 11]}`;
}
