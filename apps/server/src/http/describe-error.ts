/** What a log tells of an error. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [more: string]: string;
}

/** Fields of the database's errors that name things of the schema; the others quote rows and values. */
const named = ['code', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** An error for the logs: where it came from and what it is, without the values that the database quotes in it. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const members = new Map<string, unknown>(Object.entries(error));
  const quotes = members.has('severity') && members.has('routine');
  const message = quotes ? 'the database refused a statement' : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const more = named.flatMap((name): [string, string][] => {
    const value = members.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const cause = error.cause === undefined ? {} : { cause: JSON.stringify(describeError(error.cause)) };
  return { type: error.name, message, stack: frames.join('\n'), ...Object.fromEntries(more), ...cause };
}
