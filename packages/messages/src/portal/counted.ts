/** `1 day`, `2 days`: the only two forms of number that English has. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
