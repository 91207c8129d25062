import { allWords } from './question-cells.ts';

/** A condition of a list of questions: a field by its name, an expression of the wire, a value. */
export interface QuestionCondition {
  readonly prop: string;
  readonly expression: string;
  readonly value: string;
}

type Groups = readonly (readonly QuestionCondition[])[];

const signs: readonly (readonly [sign: string, expression: string])[] = [
  ['>=', 'ge'],
  ['<=', 'le'],
  ['!=', 'ne'],
  ['<>', 'ne'],
  ['≥', 'ge'],
  ['≤', 'le'],
  ['≠', 'ne'],
  ['=', 'eq'],
  ['＝', 'eq'],
  ['>', 'gt'],
  ['＞', 'gt'],
  ['<', 'lt'],
  ['＜', 'lt'],
];
const signOf: ReadonlyMap<string, string> = new Map([
  ['eq', '='],
  ['ne', '≠'],
  ['gt', '>'],
  ['ge', '≥'],
  ['lt', '<'],
  ['le', '≤'],
]);
const PLAIN = /^[\w.+-]+$/;
/** Where a value ends that stands without quotes. */
const END = new RegExp(
  [
    '[)）]',
    ...allWords.flatMap(({ and, or }) =>
      [and, or].map((word) => (/^\w/.test(word) ? `\\s${word}\\s` : word)),
    ),
  ].join('|'),
  'i',
);
/** Groups that the brackets of a text may come to. */
const MOST_GROUPS = 64;

type Words = Pick<(typeof allWords)[number], 'and' | 'or' | 'filled' | 'unfilled'>;

/** Writes groups of conditions; null where one of them cannot be said. */
export function writeConditions(groups: Groups, words: Words): string | null {
  const texts = groups.map((group) => {
    const terms = group.map((condition) => writeCondition(condition, words));
    const joined = terms.join(` ${words.and} `);
    return terms.includes(null) ? null : group.length > 1 && groups.length > 1 ? `(${joined})` : joined;
  });
  return texts.length === 0 || texts.includes(null) || texts.includes('')
    ? null
    : texts.join(` ${words.or} `);
}

function writeCondition({ prop, expression, value }: QuestionCondition, words: Words): string | null {
  if (/[[\]]/.test(prop)) return null;
  if (value === '' && expression === 'eq') return `[${prop}] ${words.unfilled}`;
  if (value === '' && expression === 'ne') return `[${prop}] ${words.filled}`;
  const sign = signOf.get(expression);
  if (sign === undefined || value.includes('"')) return null;
  return `[${prop}] ${sign} ${PLAIN.test(value) ? value : `"${value}"`}`;
}

/** Reads conditions joined by and/or, in any language, with one level of brackets; null where they cannot be read. */
export function readConditions(text: string): Groups | null {
  let at = 0;
  const joint = (kind: 'and' | 'or'): boolean => skip(allWords.map((words) => words[kind]));
  const groups = readAny(0);
  blanks();
  return groups === null || at < text.length || groups.length > MOST_GROUPS ? null : groups;

  function readAny(depth: number): Groups | null {
    const all: (readonly QuestionCondition[])[] = [];
    do {
      const part = readAll(depth);
      if (part === null) return null;
      all.push(...part);
    } while (joint('or'));
    return all;
  }

  /** Of each group on one side with each on the other. */
  function readAll(depth: number): Groups | null {
    let all: Groups = [[]];
    do {
      const part = readUnit(depth);
      if (part === null || part.length * all.length > MOST_GROUPS) return null;
      all = all.flatMap((before) => part.map((group) => [...before, ...group]));
    } while (joint('and'));
    return all;
  }

  function readUnit(depth: number): Groups | null {
    if (skip(['(', '（'])) {
      if (depth > 0) return null;
      const inner = readAny(1);
      return inner !== null && skip([')', '）']) ? inner : null;
    }
    const condition = readOne();
    return condition === null ? null : [[condition]];
  }

  function readOne(): QuestionCondition | null {
    if (!skip(['[', '【'])) return null;
    const end = text.slice(at).search(/[\]】]/);
    if (end === -1) return null;
    const prop = text.slice(at, at + end).trim();
    at += end + 1;
    if (skip(allWords.map(({ unfilled }) => unfilled))) return { prop, expression: 'eq', value: '' };
    if (skip(allWords.map(({ filled }) => filled))) return { prop, expression: 'ne', value: '' };
    const found = signs.find(([sign]) => skip([sign]));
    const value = found === undefined ? null : readValue();
    return found === undefined || value === null || value === ''
      ? null
      : { prop, expression: found[1], value };
  }

  function readValue(): string | null {
    blanks();
    if (/["“”]/.test(text[at] ?? '')) {
      const end = text.slice(at + 1).search(/["“”]/);
      if (end === -1) return null;
      const value = text.slice(at + 1, at + 1 + end);
      at += end + 2;
      return value;
    }
    const rest = text.slice(at);
    const end = rest.search(END);
    const value = end === -1 ? rest : rest.slice(0, end);
    at += value.length;
    return value.trim();
  }

  function blanks(): void {
    while (/\s/.test(text[at] ?? '')) at += 1;
  }

  function skip(wanted: readonly string[]): boolean {
    blanks();
    const rest = text.slice(at).toLowerCase();
    const found = wanted.find((word) => rest.startsWith(word.toLowerCase()));
    if (found === undefined) return false;
    at += found.length;
    return true;
  }
}
