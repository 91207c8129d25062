import { collectHidden, type HiddenCollector, type HiddenParts } from '../hidden/hidden-parts.ts';

/** Records of [MS-XLS] §2.4 that say what is not shown, and those that say where sheets are. */
const BOF = 0x0809;
const EOF = 0x000a;
const BOUND_SHEET = 0x0085;
const ROW = 0x0208;
const COLUMNS = 0x007d;

const CELLS = 0;
const ZERO_HEIGHT = 0x20;
const HIDDEN = 0x01;

/** What is hidden in the sheets of cells of a workbook stream, in the order of the workbook; damage is passed over. */
export function hiddenInBiff(stream: Uint8Array): readonly HiddenParts[] {
  const begins: number[] = [];
  const found = new Map<number, HiddenCollector>();
  let open: HiddenCollector | null = null;
  let depth = 0;
  for (let at = 0; at + 4 <= stream.length;) {
    const type = word(stream, at);
    const body = at + 4;
    const length = word(stream, at + 2);
    if (type === BOF) {
      depth += 1;
      if (depth === 1) {
        open = collectHidden();
        found.set(at, open);
      }
    } else if (type === EOF) depth -= 1;
    else if (type === BOUND_SHEET && stream[body + 5] === CELLS) {
      begins.push(word(stream, body) + word(stream, body + 2) * 2 ** 16);
    } else if (depth === 1 && open !== null) {
      if (type === ROW && ((stream[body + 12] ?? 0) & ZERO_HEIGHT) !== 0) open.addRow(word(stream, body) + 1);
      if (type === COLUMNS) takeColumns(open, body);
    }
    at = body + length;
  }
  return begins.map((begin) => found.get(begin) ?? collectHidden());

  function takeColumns(hidden: HiddenCollector, body: number): void {
    const isHidden = ((stream[body + 8] ?? 0) & HIDDEN) !== 0 || word(stream, body + 4) === 0;
    if (isHidden) hidden.addColumns(word(stream, body), word(stream, body + 2));
  }
}

function word(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
}
