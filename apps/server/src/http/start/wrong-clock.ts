const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** What the log says of the clock of a machine. @param ahead milliseconds that it is ahead of the database's; 0: no more. */
export function wrongClock(ahead: number): string {
  if (ahead === 0) return 'The clock of this machine agrees with that of the database again.';
  // A day that lacks the moment of the question is a day.
  const [name, size] = units.find(([, least]) => Math.abs(ahead) >= least * 0.99) ?? units[2];
  const count = Math.round(Math.abs(ahead) / size);
  const far = `${count} ${name}${count === 1 ? '' : 's'} ${ahead > 0 ? 'ahead of' : 'behind'}`;
  return `The clock of this machine is ${far} that of the database, by which everything is decided: set one of them.`;
}
