import type { JsonObject } from '../../definition/item.ts';
import { holdsSeparator } from '../../definition/parse-options.ts';

/** One option as it was pasted; what was not given is empty. */
export interface OptionLine {
  /** From 1, as a person counts the pasted lines. */
  readonly line: number;
  readonly label: string;
  readonly value: string;
  readonly 'zh-Hant': string;
  readonly en: string;
}

/** Why a pasted line cannot be taken. */
export interface OptionLineFault {
  readonly line: number;
  readonly code: 'columns' | 'noLabel' | 'sameLabel' | 'sameValue' | 'separator';
  /** What it is about, as it was pasted. */
  readonly text: string;
  /** The line that has it, too; null where that is no pasted one. */
  readonly other: number | null;
}

/** What was pasted as options. */
export interface ReadOptionLines {
  readonly lines: readonly OptionLine[];
  /** With any of them nothing is taken. */
  readonly faults: readonly OptionLineFault[];
}

/** What a line may hold: labels; labels and values; both with the labels in the other languages. */
const WIDTHS = [1, 2, 4];

/**
 * Reads pasted lines as options (console.md §2). Blank lines are dropped; labels and values that stand twice and separators
 * in values are faults.
 * @param block cells by line.
 * @param existing the options of the item, as rows of its panel.
 */
export function readOptionLines(
  block: readonly (readonly string[])[],
  existing: readonly JsonObject[],
): ReadOptionLines {
  const cells = block.map((line) => withoutBlankEnd(line.map((cell) => cell.trim())));
  const width = Math.max(0, ...cells.map((line) => line.length));
  const filled = cells.flatMap((line, at) => (line.length === 0 ? [] : [{ line, number: at + 1 }]));
  const wide = filled.find(({ line }) => line.length === width);
  if (wide !== undefined && !WIDTHS.includes(width)) {
    const fault = { line: wide.number, code: 'columns', text: String(width), other: null } as const;
    return { lines: [], faults: [fault] };
  }
  const lines = filled.map(({ line: [label = '', value = '', hant = '', en = ''], number }) => ({
    line: number,
    label,
    value,
    'zh-Hant': hant,
    en,
  }));
  return { lines, faults: faultsOf(lines, existing) };
}

function faultsOf(lines: readonly OptionLine[], existing: readonly JsonObject[]): readonly OptionLineFault[] {
  const labels = new Set(existing.map((row) => String(row['label'])));
  // A label that is there keeps its value, whatever was pasted beside it.
  const valueLine = new Map<string, number | null>(existing.map((row) => [String(row['value']), null]));
  const labelLine = new Map<string, number>();
  return lines.flatMap(({ line, label, value }): readonly OptionLineFault[] => {
    if (label === '') return [{ line, code: 'noLabel', text: value, other: null }];
    const found: OptionLineFault[] = [];
    const before = labelLine.get(label);
    if (before !== undefined) found.push({ line, code: 'sameLabel', text: label, other: before });
    else labelLine.set(label, line);
    if (value === '' || labels.has(label)) return found;
    if (holdsSeparator(value)) found.push({ line, code: 'separator', text: value, other: null });
    const other = valueLine.get(value);
    if (other !== undefined && before === undefined)
      found.push({ line, code: 'sameValue', text: value, other });
    else valueLine.set(value, line);
    return found;
  });
}

function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
