/**
 * The ID numbers that a file name may mean: the whole name, else each run of letters and digits in it
 * (`110101199003078515.jpg`, `110101199003078515_name.jpg`).
 */
export function numbersInName(fileName: string): readonly string[] {
  const bare = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKC')
    .trim();
  const runs = bare.match(/[0-9A-Za-z]{6,20}/g) ?? [];
  // The longest first: a name beside it is shorter than a number.
  const parts = runs.toSorted((one, other) => other.length - one.length).slice(0, 3);
  return [...new Set([bare.slice(0, 64), ...parts])].filter((text) => text.length >= 6);
}
