import { parsePattern } from './pattern-tree.ts';
import type { Alternatives, Term } from './pattern-tree.ts';

/** A group repeated up to this often is not a loop: its cost stays a small power. */
const SMALL_REPEAT = 10;
/** A quantifier inside a loop that can take up to this many characters is not unbounded. */
const SMALL_RUN = 100;
/** Alternatives inside loops that are compared at all; a pattern with more is refused. */
const MAX_COMPARED = 64;

const PLANES = 17;
const PLANE_SIZE = 0x1_00_00;
let firstPlane: string | null = null;

/**
 * Whether a pattern that compiles could take exponential time, by the conservative rule of engine.md §4: a
 * back-reference, a look-behind, or a group under an unbounded quantifier whose body holds an unbounded quantifier
 * or alternatives that can begin alike. Syntax that is not understood counts as a risk.
 */
export function canBlowUp(source: string, flags: string): boolean {
  const tree = parsePattern(source, /[uv]/.test(flags), flags.includes('v'));
  if (tree === null) return true;
  const budget = { left: MAX_COMPARED };
  return loops(tree).some((body) => hasUnbounded(body) || alternativesAlike(body, body.first, flags, budget));
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
  firstPlane ??= plane(0);
  if (both.test(firstPlane)) return true;
  if (!/[uv]/.test(flags)) return false;
  for (let index = 1; index < PLANES; index += 1) {
    if (both.test(plane(index))) return true;
  }
  return false;
}

/** Every character of a Unicode plane, low surrogates first so that no two code units join to a pair. */
function plane(index: number): string {
  const parts: string[] = [];
  const start = index * PLANE_SIZE;
  for (let at = start + PLANE_SIZE - 0x1000; at >= start; at -= 0x1000) {
    parts.push(String.fromCodePoint(...Array.from({ length: 0x1000 }, (_, offset) => at + 0xfff - offset)));
  }
  return parts.join('');
}
