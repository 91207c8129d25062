import type { Operation } from '../reference/operation.ts';

/** The largest thing of its kind that somebody can send. */
export interface LargestRequest {
  /** What it is made of. */
  readonly what: string;
  readonly url: string;
  readonly payload: string | null;
}

/** Texts that a call knows, so that what is sent gets as far as it can. */
export type KnownTexts = Readonly<Record<string, string | number>>;

/** A unit of JSON again and again, in so many bytes. */
const listOf = (unit: string, bytes: number): string =>
  `[${Array.from({ length: Math.max(1, Math.floor(bytes / (unit.length + 1))) }, () => unit).join(',')}]`;

const named = (bytes: number, member: (index: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(bytes / 16)) }, (_, index) => member(index)).join(',');

/** Values that are short to send and long to work on; `cell` is a column of the table. */
const shapes: Readonly<Record<string, (bytes: number) => string>> = {
  'empty rows': (bytes) => listOf('{}', bytes),
  'rows of one cell': (bytes) => listOf('{"cell":1}', bytes),
  'rows of the seed': (bytes) => listOf('{"components":[{"prop":"cell","value":1}]}', bytes),
  'rows as text': (bytes) => JSON.stringify(listOf('{"cell":1}', bytes * 0.8)),
  'rows whose names all differ': (bytes) => `[${named(bytes, (index) => `{"k${index}":1}`)}]`,
  numbers: (bytes) => listOf('1', bytes),
  'empty texts': (bytes) => listOf('""', bytes),
  'a list as text': (bytes) => JSON.stringify(listOf('""', bytes * 0.6)),
  commas: (bytes) => JSON.stringify('1,'.repeat(bytes / 2)),
  'a long text': (bytes) => JSON.stringify('a'.repeat(bytes)),
  'a text for patterns': (bytes) => JSON.stringify(`${'a'.repeat(bytes - 10)}!`),
  brackets: (bytes) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'a wide object': (bytes) => `{${named(bytes, (index) => `"k${index}":1`)}}`,
};

/** Props of the form that answers are sent to: its table, its upload and its text. */
const answered = ['rows', 'doc', 'name'] as const;

/** Each largest request to a call: every field of its body and its address, filled with every shape. */
export function largestRequests(
  operation: Operation,
  bytes: number,
  known: KnownTexts,
): readonly LargestRequest[] {
  const url = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name] ?? 'x'));
  if (operation.method !== 'POST') return longAddresses(operation, url, known);
  if (operation.multipart) return [];
  const names = namesIn(operation.body);
  const filled = names.flatMap((name) =>
    Object.entries(shapes).flatMap(([shape, make]) => {
      const values = name === 'answers' ? answersOf(make, bytes) : [make(bytes)];
      return values.map((value) => ({
        what: `${name}: ${shape}`,
        url,
        payload: bodyOf(names, known, name, value),
      }));
    }),
  );
  const whole = Object.entries(shapes).map(([shape, make]) => ({
    what: shape,
    url,
    payload: make(bytes - 100),
  }));
  return [...filled, ...whole];
}

function answersOf(make: (bytes: number) => string, bytes: number): readonly string[] {
  const inProps = answered.map((prop) => `{"${prop}":${make(bytes - 500)}}`);
  const inCell = `{"rows":[{"cell":${make(bytes - 500)}}]}`;
  return [...inProps, inCell, make(bytes - 500)];
}

function bodyOf(names: readonly string[], known: KnownTexts, large: string, value: string): string {
  const members = names.flatMap((name) => {
    if (name === large) return [`"${name}":${value}`];
    return known[name] === undefined ? [] : [`"${name}":${JSON.stringify(known[name])}`];
  });
  return `{${members.join(',')}}`;
}

function longAddresses(operation: Operation, url: string, known: KnownTexts): readonly LargestRequest[] {
  const long = { commas: 'a,'.repeat(3_500), letters: 'a'.repeat(7_000), nines: '9'.repeat(7_000) };
  const names = namesIn(operation.query);
  return names.flatMap((name) =>
    Object.entries(long).map(([what, text]) => {
      const query = Object.fromEntries(
        names.flatMap((other) =>
          other === name ? [[name, text]] : known[other] === undefined ? [] : [[other, String(known[other])]],
        ),
      );
      return {
        what: `${name}: ${what}`,
        url: `${url}?${new URLSearchParams(query).toString()}`,
        payload: null,
      };
    }),
  );
}

function namesIn(schema: unknown): readonly string[] {
  const properties = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'properties') : null;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}
