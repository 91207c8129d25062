/** A piece of a pattern with its quantifier. */
export interface Term {
  readonly max: number;
  readonly nullable: boolean;
  /** Sources of the single-character atoms it can begin with. */
  readonly first: ReadonlySet<string>;
  /** The inside of a group or look-ahead; null for everything else. */
  readonly body: Alternatives | null;
}

/** What stands between `|` in a group or at the top. */
export interface Alternatives {
  readonly options: readonly (readonly Term[])[];
  readonly nullable: boolean;
  readonly first: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();
const MAX_DEPTH = 100;

/** Reads a pattern that compiles; null when it holds a back-reference, a look-behind or syntax not understood. */
export function parsePattern(source: string, unicode: boolean, sets: boolean): Alternatives | null {
  const reader = { source, at: 0, unicode, sets };
  const tree = readAlternatives(reader, 0);
  return tree !== null && reader.at === source.length ? tree : null;
}

interface Reader {
  readonly source: string;
  at: number;
  readonly unicode: boolean;
  /** The `v` flag: classes nest. */
  readonly sets: boolean;
}

function readAlternatives(reader: Reader, depth: number): Alternatives | null {
  if (depth > MAX_DEPTH) return null;
  const options: Term[][] = [[]];
  let option = options[0] ?? [];
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      reader.at += 1;
      option = [];
      options.push(option);
      continue;
    }
    const term = readTerm(reader, depth);
    if (term === null) return null;
    option.push(term);
  }
  return {
    options,
    nullable: options.some((terms) => terms.every((term) => term.nullable)),
    first: new Set(options.flatMap(firstOf)),
  };
}

function firstOf(terms: readonly Term[]): readonly string[] {
  const end = terms.findIndex((term) => !term.nullable);
  return (end < 0 ? terms : terms.slice(0, end + 1)).flatMap((term) => [...term.first]);
}

function readTerm(reader: Reader, depth: number): Term | null {
  const group = take(reader, /\((?:\?(?:[:=!]|<(?![=!])[^>]*>))?/y);
  if (group !== null) {
    // `(?` that is none of these is a look-behind or a modifier group.
    if (reader.source[reader.at] === '?') return null;
    const body = readAlternatives(reader, depth + 1);
    if (body === null || take(reader, /\)/y) === null) return null;
    const lookAhead = group === '(?=' || group === '(?!';
    const { min, max } = readQuantifier(reader);
    return {
      max,
      nullable: lookAhead || min === 0 || body.nullable,
      first: lookAhead ? NOTHING : body.first,
      body,
    };
  }
  if (take(reader, /\^|\$|\\[bB]/y) !== null) return { max: 1, nullable: true, first: NOTHING, body: null };
  const atom = readAtom(reader);
  if (atom === null) return null;
  const { min, max } = readQuantifier(reader);
  return { max, nullable: min === 0, first: new Set([atom]), body: null };
}

/** The source of one character, escape or class. */
function readAtom(reader: Reader): string | null {
  if (reader.source[reader.at] === '[') return readClass(reader);
  if (reader.source[reader.at] !== '\\') return take(reader, reader.unicode ? /[^]/uy : /[^]/y);
  return take(
    reader,
    reader.unicode
      ? /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[pP]\{[^}]*\}|[^1-9kcpPxu])/uy
      : /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|0[0-7]{0,2}|k(?!<)|[^1-9kc])/y,
  );
}

function readClass(reader: Reader): string | null {
  const start = reader.at;
  let depth = 0;
  for (; reader.at < reader.source.length; reader.at += 1) {
    const char = reader.source[reader.at];
    if (char === '\\') {
      // A class of strings is not a set of characters.
      if (reader.sets && reader.source.startsWith('\\q', reader.at)) return null;
      reader.at += 1;
    } else if (char === '[' && (reader.sets || depth === 0)) {
      depth += 1;
    } else if (char === ']') {
      depth -= 1;
      if (depth === 0) {
        reader.at += 1;
        return reader.source.slice(start, reader.at);
      }
    }
  }
  return null;
}

function readQuantifier(reader: Reader): { readonly min: number; readonly max: number } {
  const text = take(reader, /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
  if (text === null) return { min: 1, max: 1 };
  if (text.startsWith('*')) return { min: 0, max: Infinity };
  if (text.startsWith('+')) return { min: 1, max: Infinity };
  if (text.startsWith('?')) return { min: 0, max: 1 };
  const [min = '', max = min] = text.slice(1, text.indexOf('}')).split(',');
  return { min: Number(min), max: max === '' ? Infinity : Number(max) };
}

function take(reader: Reader, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at;
  const text = pattern.exec(reader.source)?.[0] ?? null;
  if (text !== null) reader.at += text.length;
  return text;
}
