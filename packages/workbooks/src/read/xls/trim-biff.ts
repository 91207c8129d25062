import { limits } from '../../limits.ts';
import { FaultError } from '../fault-error.ts';
import { NO_RESULT } from '../no-result.ts';
import { biffWriter } from './biff-writer.ts';
import { continuedRecord } from './continued-record.ts';
import type { BiffText, ContinuedRecord } from './continued-record.ts';
import { wholeMerges } from './whole-merges.ts';

/** Records of [MS-XLS] §2.3 that say something of the cells. */
const BOF = 0x0809;
const EOF = 0x000a;
const FILE_PASS = 0x002f;
const BOUND_SHEET = 0x0085;
const DIMENSIONS = 0x0200;
const FORMAT = 0x041e;
const SST = 0x00fc;
const MERGE_CELLS = 0x00e5;
const FORMULA = 0x0006;
const STRING = 0x0207;
const LABEL = 0x0204;
const RICH_LABEL = 0x00d6;

/** Records that go on as they are, with the bytes they have at least and those of them that are kept. */
const PLAIN: ReadonlyMap<number, readonly [least: number, most: number]> = new Map([
  /* Date1904 */ [0x0022, [2, 2]],
  /* XF */ [0x00e0, [20, 20]],
  /* LabelSst */ [0x00fd, [10, 10]],
  /* Number */ [0x0203, [14, 14]],
  /* RK */ [0x027e, [10, 10]],
  /* MulRk */ [0x00bd, [6, 0xffff]],
  /* BoolErr */ [0x0205, [8, 8]],
]);

const VERSION = 0x0600;
const BOF_LENGTH = 16;
/** A sheet of cells; others are charts, macros and modules. */
const CELLS = 0;
/** Bytes of a formula before the formula itself, and those that say there is none. */
const FORMULA_HEAD_BYTES = 20;
const NO_FORMULA = [0, 0];
const WITHOUT_RESULT: BiffText = {
  count: 1,
  wide: true,
  bytes: Uint8Array.of(NO_RESULT.charCodeAt(0) & 0xff, NO_RESULT.charCodeAt(0) >> 8),
};
/** A sheet that never comes stands nowhere. */
const NOWHERE = 0xf0000000;

/**
 * A workbook stream with nothing in it but the values of its cells and what tells how to read them: every record whole,
 * every number of repetitions true, formulas by what they gave last.
 * @throws FaultError where it is damaged, encrypted, too large, or of an older kind.
 */
export function trimBiff(stream: Uint8Array): Uint8Array {
  const out = biffWriter(2 * limits.fileBytes, stream.length);
  /** Where a sheet began, and where it begins now. */
  const moved = new Map<number, number>();
  const listed: { readonly at: number; readonly from: number }[] = [];
  let depth = 0;
  let skipping = false;
  let cells = 0;
  let merges = 0;
  /** A formula has given a text, which follows. */
  let awaiting = false;

  for (let at = 0; at + 4 <= stream.length;) {
    const type = word(stream, at);
    const start = at + 4;
    const length = word(stream, at + 2);
    if (depth === 0 && type !== BOF) break;
    if (start + length > stream.length) throw new FaultError('broken');
    const body = stream.subarray(start, start + length);
    if (type === BOF) begin(at, body);
    else if (type === EOF) end();
    else if (depth === 1 && !skipping) take(type, start, body);
    at = start + length;
  }
  return placed();

  function begin(at: number, body: Uint8Array): void {
    depth += 1;
    if (depth > 1) return;
    const first = out.length === 0;
    if (word(body, 0) !== VERSION) throw new FaultError(first ? 'excel95' : 'broken');
    skipping = !first && !listed.some(({ from }) => from === at);
    awaiting = false;
    if (skipping) return;
    moved.set(at, out.length);
    out.record(BOF, filledUp(whole(body, 4, BOF_LENGTH)));
    // Every sheet says how far it goes, so that none takes the extent of the one before it.
    if (!first) out.record(DIMENSIONS, new Uint8Array(14));
  }

  function end(): void {
    depth -= 1;
    if (depth === 0) endFormula();
    if (depth === 0 && !skipping) out.record(EOF, new Uint8Array(0));
  }

  function take(type: number, start: number, body: Uint8Array): void {
    const plain = PLAIN.get(type);
    if (plain !== undefined || type === FORMULA || type === LABEL || type === RICH_LABEL) endFormula();
    if (plain !== undefined) {
      cells += type === 0x00bd ? body.length / 6 : 1;
      if (cells > limits.cells) throw new FaultError('tooLarge');
      out.record(type, whole(body, ...plain));
    } else if (type === FORMULA) takeFormula(body);
    else if (type === STRING) takeString(continuedRecord(stream, start, body.length));
    else if (type === LABEL || type === RICH_LABEL) takeLabel(start, body, 6);
    else if (type === FORMAT) takeFormat(start, body);
    else if (type === SST) out.texts(SST, whole(body, 8, 8), sharedTexts(start, body.length));
    else if (type === MERGE_CELLS) takeMerges(body);
    else if (type === BOUND_SHEET) takeSheet(body);
    else if (type === FILE_PASS) throw new FaultError('encrypted');
  }

  function takeFormula(body: Uint8Array): void {
    cells += 1;
    const head = whole(body, FORMULA_HEAD_BYTES, FORMULA_HEAD_BYTES);
    awaiting = head[6] === 0 && word(head, 12) === 0xffff;
    out.record(FORMULA, Uint8Array.of(...head, ...NO_FORMULA));
  }

  /** A formula gave a text that never came. */
  function endFormula(): void {
    if (awaiting) out.texts(STRING, new Uint8Array(0), [WITHOUT_RESULT]);
    awaiting = false;
  }

  function takeString(record: ContinuedRecord): void {
    if (awaiting) out.texts(STRING, new Uint8Array(0), [textOf(record)]);
    awaiting = false;
  }

  function takeLabel(start: number, body: Uint8Array, head: number): void {
    cells += 1;
    const record = continuedRecord(stream, start, body.length);
    record.skip(head);
    out.texts(LABEL, whole(body, head, head), [textOf(record)]);
  }

  function takeFormat(start: number, body: Uint8Array): void {
    const record = continuedRecord(stream, start, body.length);
    record.skip(2);
    out.texts(FORMAT, whole(body, 2, 2), [textOf(record)]);
  }

  function takeMerges(body: Uint8Array): void {
    const kept = wholeMerges(body);
    merges += (kept.length - 2) / 8;
    if (merges > limits.merges) throw new FaultError('tooLarge');
    if (kept.length > 2) out.record(MERGE_CELLS, kept);
  }

  function takeSheet(body: Uint8Array): void {
    if (body[5] !== CELLS) return;
    if (listed.length >= limits.sheets) throw new FaultError('tooLarge');
    const width = ((body[7] ?? 0) & 1) === 1 ? 2 : 1;
    const length = 8 + (body[6] ?? 0) * width;
    listed.push({ at: out.length + 4, from: word(body, 0) + word(body, 2) * 2 ** 16 });
    out.record(BOUND_SHEET, whole(body, length, length));
  }

  function* sharedTexts(start: number, length: number): Generator<BiffText> {
    const record = continuedRecord(stream, start, length);
    record.skip(4);
    const count = record.number(4);
    if (count > limits.cells) throw new FaultError('tooLarge');
    for (let done = 0; done < count && !record.done(); done += 1) yield sharedText(record);
  }

  /** The stream, its directory of sheets set to where they stand now. */
  function placed(): Uint8Array {
    const bytes = out.bytes();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (const [index, { at, from }] of listed.entries())
      view.setUint32(at, moved.get(from) ?? NOWHERE + index, true);
    return bytes;
  }
}

/** A text with its length before it ([MS-XLS] §2.5.294). */
function textOf(record: ContinuedRecord): BiffText {
  const count = record.number(2);
  if (count > limits.cellText) throw new FaultError('tooLarge');
  const wide = record.done() ? 0 : record.number(1);
  return record.text(count, (wide & 1) === 1);
}

/** A text of the table of texts, without its fonts and readings ([MS-XLS] §2.5.293). */
function sharedText(record: ContinuedRecord): BiffText {
  const count = record.number(2);
  if (count > limits.cellText) throw new FaultError('tooLarge');
  const flags = record.number(1);
  const fonts = (flags & 8) === 0 ? 0 : record.number(2) * 4;
  const reading = (flags & 4) === 0 ? 0 : record.number(4);
  const text = record.text(count, (flags & 1) === 1);
  record.skip(fonts + reading);
  return text;
}

/** Some programs end the record behind what Excel 5 knew of it. */
function filledUp(body: Uint8Array): Uint8Array {
  const full = new Uint8Array(BOF_LENGTH);
  full.set(body);
  return full;
}

function whole(body: Uint8Array, least: number, most: number): Uint8Array {
  if (body.length < least) throw new FaultError('broken');
  return body.subarray(0, most);
}

function word(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
}
