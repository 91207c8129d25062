import { parsePattern } from './pattern-tree.ts';
import type { Alternatives, Term } from './pattern-tree.ts';

/** A group repeated up to this often is not a loop: its cost stays a small power. */
const SMALL_REPEAT = 10;
/** A quantifier inside a loop that can take up to this many characters is not unbounded. */
const SMALL_RUN = 100;
/** Alternatives inside loops that are compared at all; a pattern with more is refused. */
const MAX_COMPARED = 64;
/** What a comparison over all planes costs, in comparisons of basic characters. */
const ALL_PLANES = 8;
/** Characters made by one call. */
const STEP = 0x10_00;

/** Code points whose classes differ. Of the planes without characters a piece stands for all. */
const BASIC = [[0, 0xff_ff]] as const;
const ALL = [
  [0, 0x3_ff_ff],
  [0x4_00_00, 0x4_00_ff],
  [0xe_00_00, 0xe_0f_ff],
  [0xf_00_00, 0xf_00_ff],
  [0x10_ff_00, 0x10_ff_ff],
] as const;
/** Names a single code point where only a piece is looked at. */
const BEYOND = /\\u\{0*(?:[4-9a-f]|10)[\da-f]{4}\}|\\ud(?:8[c-f]|[9ab])|[\u{40000}-\u{10ffff}]/iu;

let basic: string | null = null;
let all: string | null = null;

/** Whether a pattern may run, and what it took to tell: comparisons of characters. */
export interface PatternRisk {
  readonly risky: boolean;
  readonly work: number;
}

/**
 * Whether a pattern that compiles could take exponential time, by the conservative rule of engine.md §4: a
 * back-reference, a look-behind, or a group under an unbounded quantifier whose body holds an unbounded quantifier
 * or alternatives that can begin alike. Syntax that is not understood counts as a risk.
 */
export function patternRisk(source: string, flags: string): PatternRisk {
  const unicode = /[uv]/.test(flags);
  const tree = parsePattern(source, unicode, flags.includes('v'));
  if (tree === null) return { risky: true, work: 0 };
  const budget = { left: MAX_COMPARED };
  const risky = loops(tree).some(
    (body) => hasUnbounded(body) || alternativesAlike(body, body.first, flags, budget),
  );
  return { risky, work: (MAX_COMPARED - budget.left) * (unicode ? ALL_PLANES : 1) };
}

/** Bodies of the outermost groups under an unbounded quantifier. */
function loops(tree: Alternatives): readonly Alternatives[] {
  return tree.options
    .flatMap((option) => option)
    .flatMap((term) => {
      if (term.body === null) return [];
      return term.max > SMALL_REPEAT ? [term.body] : loops(term.body);
    });
}

function hasUnbounded(tree: Alternatives): boolean {
  return tree.options.some((option) =>
    option.some((term) => term.max > SMALL_RUN || (term.body !== null && hasUnbounded(term.body))),
  );
}

/** `follow`: what can come after this place within the loop, its own beginning included. */
function alternativesAlike(
  tree: Alternatives,
  follow: ReadonlySet<string>,
  flags: string,
  budget: { left: number },
): boolean {
  const begun = new Set<string>();
  for (const option of tree.options) {
    const begins = new Set<string>();
    if (alikeWithin(option, follow, begins, flags, budget)) return true;
    if (tree.options.length > 1) {
      if (begun.size > 0 && overlap(begun, begins, flags)) return true;
      begins.forEach((atom) => begun.add(atom));
      budget.left -= 1;
      if (budget.left < 0) return true;
    }
  }
  return false;
}

/** Looks into the groups of one alternative, last term first, and leaves in `begins` what the alternative begins with. */
function alikeWithin(
  option: readonly Term[],
  follow: ReadonlySet<string>,
  begins: Set<string>,
  flags: string,
  budget: { left: number },
): boolean {
  let after: ReadonlySet<string> = follow;
  for (const term of option.toReversed()) {
    if (term.body !== null) {
      const inner = term.max > 1 ? union(after, term.first) : after;
      if (alternativesAlike(term.body, inner, flags, budget)) return true;
    }
    after = term.nullable ? union(after, term.first) : term.first;
  }
  after.forEach((atom) => begins.add(atom));
  return false;
}

function union(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return b.size === 0 ? a : new Set([...a, ...b]);
}

/** Asks the regex engine itself whether some character matches an atom of both sets: exact for classes and flags. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>, flags: string): boolean {
  if (b.size === 0) return false;
  const both = new RegExp(`(?=${[...a].join('|')})(?:${[...b].join('|')})`, flags);
  if (!/[uv]/.test(flags)) {
    basic ??= charactersOf(BASIC);
    return both.test(basic);
  }
  all ??= charactersOf(ALL);
  return BEYOND.test(both.source) || both.test(all);
}

/** The characters of ranges, the highest first, so that no two surrogates join to a pair. */
function charactersOf(ranges: readonly (readonly [number, number])[]): string {
  const parts: string[] = [];
  for (const [first, last] of ranges.toReversed()) {
    for (let top = last; top >= first; top -= STEP) {
      const count = Math.min(STEP, top - first + 1);
      parts.push(String.fromCodePoint(...Array.from({ length: count }, (_, offset) => top - offset)));
    }
  }
  return parts.join('');
}
