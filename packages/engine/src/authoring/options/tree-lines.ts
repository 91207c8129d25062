import { holdsSeparator } from '../../definition/parse-options.ts';
import { endOfBranch } from './edit-tree.ts';
import type { TreeRow } from './tree-rows.ts';

/** One option of a tree as it was pasted. */
export interface TreeLine extends Omit<TreeRow, '$id'> {
  /** From 1, as a person counts the pasted lines. */
  readonly line: number;
}

/** Why a pasted line cannot be taken. */
export interface TreeLineFault {
  readonly line: number;
  readonly code: 'columns' | 'noLabel' | 'sameLabel' | 'sameValue' | 'separator' | 'tooDeep';
  /** What it is about, as it was pasted. */
  readonly text: string;
  /** The line that has it, too; null where that is no pasted one. */
  readonly other: number | null;
}

/** What was pasted as options of a tree; with any fault nothing is taken. */
export interface ReadTreeLines {
  readonly lines: readonly TreeLine[];
  readonly faults: readonly TreeLineFault[];
}

/** What a line may hold: a label; label and value; both with the labels in the other languages. */
const WIDTHS = [1, 2, 4];
const INDENT = /^[\t \u3000]*/;

/**
 * Reads pasted lines as options of a tree (console.md §2): how far a line is indented, by tabs, blanks or empty cells, is its
 * level; what stands behind the label is divided by tabs.
 * @param existing the options that the item has.
 */
export function readTreeLines(text: string, existing: readonly TreeRow[]): ReadTreeLines {
  const filled = text
    .split(/\r\n|\r|\n/)
    .map((content, at) => ({ content, line: at + 1 }))
    .filter(({ content }) => content.trim() !== '');
  const unit = Math.min(...filled.map(({ content }) => blanksOf(content)).filter((count) => count > 0));
  const lines: TreeLine[] = [];
  const faults: TreeLineFault[] = [];
  for (const { content, line } of filled) {
    const given = content.slice(indentOf(content).length).trimEnd().split('\t');
    const [label = '', value = '', hant = '', en = ''] = given.map((cell) => cell.trim());
    if (!WIDTHS.includes(given.length))
      faults.push({ line, code: 'columns', text: String(given.length), other: null });
    const tabs = indentOf(content).split('\t').length - 1;
    const level = tabs + (Number.isFinite(unit) ? Math.floor(blanksOf(content) / unit) : 0);
    if (level > (lines.at(-1)?.level ?? -1) + 1)
      faults.push({ line, code: 'tooDeep', text: label, other: null });
    lines.push({ line, level, label, value, 'zh-Hant': hant, en });
  }
  return { lines, faults: [...faults, ...doubled(lines, existing)].toSorted((a, b) => a.line - b.line) };
}

/** Labels that stand twice under one parent, values that stand twice anywhere, and separators in values. */
function doubled(lines: readonly TreeLine[], existing: readonly TreeRow[]): readonly TreeLineFault[] {
  const there = new Map(pathsOf(existing).map((path, at) => [path, existing[at]]));
  const byValue = new Map<string, number | null>(
    existing.filter(({ value }) => value !== '').map(({ value }) => [value, null]),
  );
  const byPath = new Map<string, number>();
  const paths = pathsOf(lines);
  return lines.flatMap(({ line, label, value }, at): readonly TreeLineFault[] => {
    const path = paths[at] ?? '';
    const found: TreeLineFault[] = [];
    const before = byPath.get(path);
    if (before === undefined) byPath.set(path, line);
    else found.push({ line, code: 'sameLabel', text: label, other: before });
    // One that is there keeps its value, whatever was pasted beside it.
    if (value === '' || there.has(path)) return found;
    if (holdsSeparator(value)) found.push({ line, code: 'separator', text: value, other: null });
    const other = byValue.get(value);
    if (other === undefined) byValue.set(value, line);
    else found.push({ line, code: 'sameValue', text: value, other });
    return found;
  });
}

/**
 * Rows with pasted ones: an option that stands under the same labels already stays with its value and takes the labels in
 * other languages that came along, each other one stands behind the last under its parent.
 * @param lines without faults.
 */
export function withTreeLines(rows: readonly TreeRow[], lines: readonly TreeLine[]): readonly TreeRow[] {
  let next = rows;
  let known = pathsOf(next);
  const paths = pathsOf(lines);
  lines.forEach(({ line, ...row }, at) => {
    const path = paths[at] ?? '';
    const place = known.indexOf(path);
    if (place !== -1) {
      const { 'zh-Hant': hant, en } = row;
      const texts = { ...(hant !== '' && { 'zh-Hant': hant }), ...(en !== '' && { en }) };
      next = next.map((one, index) => (index === place ? { ...one, ...texts } : one));
      return;
    }
    const parent = row.level === 0 ? -1 : known.indexOf(path.slice(0, path.lastIndexOf('\n')));
    const end = parent === -1 ? next.length : endOfBranch(next, parent);
    next = next.toSpliced(end, 0, { ...row, $id: `line${line}` });
    known = known.toSpliced(end, 0, path);
  });
  return next;
}

/** How many of the lines are no options yet. */
export function newTreeLines(rows: readonly TreeRow[], lines: readonly TreeLine[]): number {
  const known = new Set(pathsOf(rows));
  return pathsOf(lines).filter((path) => !known.has(path)).length;
}

/** The labels from the top down to each row, a line each. */
function pathsOf(rows: readonly Pick<TreeRow, 'level' | 'label'>[]): readonly string[] {
  const way: string[] = [];
  return rows.map(({ level, label }) => {
    way.length = Math.min(level, way.length);
    way.push(label.replaceAll('\n', ' '));
    return way.join('\n');
  });
}

const indentOf = (content: string): string => INDENT.exec(content)?.[0] ?? '';
const blanksOf = (content: string): number => indentOf(content).replaceAll('\t', '').length;
