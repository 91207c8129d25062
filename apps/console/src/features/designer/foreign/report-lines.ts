import type { ReadForm } from '@zhantai/contract';
import type { DesignerWords } from '@zhantai/messages/designer';

type Line = ReadForm['report'][number];
type Fault = ReadForm['faults'][number];
type ForeignWords = DesignerWords['foreign'];
type Says = Readonly<Record<string, (one: string, other: string) => string>>;

/** How many things were taken, changed and left out; what was taken is counted by its keys. */
export function countsOf(report: readonly Line[]): Readonly<Record<Line['outcome'], number>> {
  const counts = { taken: 0, changed: 0, left: 0 };
  for (const { outcome, params } of report)
    counts[outcome] += Array.isArray(params['keys']) ? params['keys'].length : 1;
  return counts;
}

/** A line of a report in words. */
export function lineText(
  { path, code, params }: Line,
  words: ForeignWords,
  types: DesignerWords['types'],
): string {
  const says: Says = words.codes;
  const names: Readonly<Record<string, string>> = types;
  const keys = Array.isArray(params['keys']) ? params['keys'].join(', ') : '';
  const one = keys || textOf(params['from'] ?? params['kind']);
  const to = textOf(params['to'] ?? params['text']);
  const isType = code === 'typeChanged' || code === 'typeUnknown';
  const said = says[code]?.(one, isType ? (names[to] ?? to) : to) ?? code;
  return path === '' ? said : `${path}: ${said}`;
}

/** A fault in words, with its place. */
export function faultText({ code, worksheet, row, column, params }: Fault, words: ForeignWords): string {
  const says: Says = words.faultCodes;
  const said = says[code]?.(textOf(params['text']), '') ?? code;
  if (row === null) return said;
  const place =
    worksheet === null ? words.linePlace(row, column ?? '') : words.faultPlace(worksheet, row, column ?? '');
  return `${place}: ${said}`;
}

/** A report as text to be copied. */
export function reportText(
  report: readonly Line[],
  words: ForeignWords,
  types: DesignerWords['types'],
): string {
  return report.map((line) => `${words.outcomes[line.outcome]}\t${lineText(line, words, types)}`).join('\n');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
