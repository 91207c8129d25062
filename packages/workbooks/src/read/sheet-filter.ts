import { limits } from '../limits.ts';
import { FaultError } from './fault-error.ts';
import { collectHidden, type HiddenParts } from './hidden/hidden-parts.ts';
import { hiddenColumns, isHiddenRow } from './hidden/hidden-tags.ts';
import type { KeptBytes } from './archive/kept-bytes.ts';
import { columnLetters } from '../column-letters.ts';
import { NO_RESULT_BYTES } from './no-result.ts';
import { plainTag } from './text/plain-tag.ts';
import { isClosedTag, plainPlaceAt, tagKind } from './sheet-tags.ts';

/** Takes a sheet's XML piece by piece. */
export interface SheetFilter {
  take(piece: Uint8Array): void;
  end(): void;
  /** As many rows as were wanted are there; what still comes is not looked at. */
  done(): boolean;
  /** What of the sheet is not shown; of rows those that are passed on. */
  readonly hidden: HiddenParts;
}

const OPEN = 0x3c;
const CLOSE = 0x3e;
const SLASH = 0x2f;
const V = 0x76;
/** The longest tag that any program writes is far shorter. */
const TAG_LENGTH = 65_536;
const A = 0x41;
const Z = 0x5a;
const ZERO = 0x30;
const NINE = 0x39;

const SPACE = 0x20;
/** Lengths of the names of cells and rows. */
const CELL_NAME = 1;
const ROW_NAME = 3;

const encoder = new TextEncoder();
/** Of one character a byte, whatever the bytes mean. */
const decoder = new TextDecoder('latin1');
/** The library looks for each of these throughout the sheet; where one stands at the beginning, it is found at once. */
const FOUND = '<sheetPr/><dimension/><sheetViews></sheetViews>';
const BEFORE = encoder.encode(
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${FOUND}<sheetData>`,
);
const BETWEEN = encoder.encode('</sheetData><mergeCells>');
const AFTER = encoder.encode('</mergeCells></worksheet>');

/**
 * Passes on of a sheet what is read of it: its cells and which of them are merged. Links, filters and the like stay
 * behind, and so does what is blank: cells that only have a look, rows without a cell. Somebody who formats whole
 * columns makes millions of them, which say nothing and cost much to parse. Cells and rows that do not say where they
 * stand, behind those before them, are told. The filter sees tags, not trees, and keeps nothing but what it passes on.
 * @param wanted rows with content that are passed on, from the top.
 */
export function sheetFilter(kept: KeptBytes, wanted = Number.POSITIVE_INFINITY): SheetFilter {
  let where: 'above' | 'rows' | 'below' = 'above';
  let rest: Uint8Array = new Uint8Array();
  let bytes: Uint8Array = rest;
  /** Of these bytes, those from here on are to be passed on and not yet copied. */
  let from = 0;
  /** What is kept when all of these bytes up to a place are, beyond that place. */
  let ahead = 0;
  let rowAt = -1;
  let rowFilled = false;
  let hasFormula = false;
  let cellAt = -1;
  let cellEnd = -1;
  let cells = 0;
  let merges = 0;
  let filledRows = 0;
  let row = 0;
  let column = -1;
  let rowHidden = false;
  const hidden = collectHidden();

  return {
    hidden,
    done: () => filledRows >= wanted,
    take(piece) {
      if (filledRows >= wanted) return;
      bytes = rest.length === 0 ? piece : joined(rest, piece);
      rest = new Uint8Array();
      from = 0;
      ahead = kept.length;
      let at = 0;
      for (;;) {
        const open = seek(bytes, OPEN, at);
        // Most tags are of values: what does not begin like one that is looked for needs no further look.
        if (open + 2 < bytes.length && where === 'rows' && isValue(bytes[open + 1], bytes[open + 2])) {
          at = open + 2;
          continue;
        }
        const end = open < bytes.length ? seek(bytes, CLOSE, open) : open;
        if (end >= bytes.length) {
          pass(open);
          rest = bytes.slice(open);
          if (rest.length > TAG_LENGTH) throw new FaultError('broken');
          return;
        }
        at = end + 1;
        tag(open, at);
        if (filledRows >= wanted) {
          close(at);
          return;
        }
      }
    },
    end() {
      if (where === 'above') kept.add(BEFORE);
      if (where !== 'below') kept.add(BETWEEN);
      kept.add(AFTER);
    },
  };

  /** Copies what stands before a place, where it is part of the rows. */
  function pass(to: number): void {
    if (where === 'rows' && to > from) kept.add(bytes.subarray(from, to));
    goOn(to);
  }

  function goOn(to: number): void {
    from = to;
    ahead = kept.length - to;
  }

  /** Gives up everything from some length of what is kept, and what stands before a place. */
  function drop(length: number, to: number): void {
    if (length > kept.length) kept.add(bytes.subarray(from, from + length - kept.length));
    else kept.cut(length);
    goOn(to);
  }

  function tag(start: number, end: number): void {
    const kind = tagKind(bytes, start, end);
    if (kind === 'declaration') throw new FaultError('broken');
    if (where === 'rows') inRows(kind, start, end);
    else if (where === 'above' && kind === 'col') {
      const columns = hiddenColumns(textAt(start, end));
      if (columns !== null) hidden.addColumns(...columns);
    } else if (where === 'above' && kind === 'sheetData') {
      kept.add(BEFORE);
      where = 'rows';
      goOn(end);
      if (isClosedTag(bytes, end)) close(end);
    } else if (where === 'below' && kind === 'mergeCell') takeMerge(start, end);
  }

  /** As the library wants to read it, whatever else it says. */
  function takeMerge(start: number, end: number): void {
    const [, ref] =
      MERGE.exec(String.fromCharCode(...bytes.subarray(start, Math.min(end, start + 300)))) ?? [];
    if (ref === undefined) return;
    merges += 1;
    if (merges > limits.merges) throw new FaultError('tooLarge');
    kept.add(encoder.encode(`<mergeCell ref="${ref.replaceAll('$', '').toUpperCase()}"/>`));
  }

  function close(at: number): void {
    pass(at);
    kept.add(BETWEEN);
    where = 'below';
  }

  function inRows(kind: ReturnType<typeof tagKind>, start: number, end: number): void {
    switch (kind) {
      case '/sheetData':
        close(start);
        break;
      case 'c':
        takeCell(start, end);
        break;
      case '/c':
        if (ahead + start === cellEnd) drop(cellAt, end);
        else {
          if (hasFormula) takeResult(start, end);
          else endPlainly('c', start, end);
          rowFilled = true;
          cells += 1;
          if (cells > limits.cells) throw new FaultError('tooLarge');
        }
        break;
      case 'f':
        hasFormula = true;
        break;
      case 'row':
        takeRow(start, end);
        break;
      case '/row':
        if (!rowFilled && rowAt >= 0) drop(rowAt, end);
        else {
          endPlainly('row', start, end);
          if (rowFilled) filledRows += 1;
          if (rowFilled && rowHidden) hidden.addRow(row);
        }
        rowAt = -1;
        break;
      default:
    }
  }

  function takeRow(start: number, end: number): void {
    const at = plainPlaceAt(bytes, start, ROW_NAME);
    const plain =
      at < 0 ? plainTag(textAt(start, end), (place) => (place === '' ? String(row + 1) : place)) : null;
    const number = plain === null ? numberAt(bytes, at) : numberAt(encoder.encode(plain.place), 0);
    row = number === 0 && plain?.place === '' ? row + 1 : number;
    column = -1;
    rowFilled = false;
    rowHidden = isHiddenRow(bytes, start, end);
    if (isClosedTag(bytes, end)) {
      drop(ahead + start, end);
      return;
    }
    rowAt = ahead + start;
    if (plain !== null) put(start, end, plain.text);
  }

  function takeCell(start: number, end: number): void {
    const at = plainPlaceAt(bytes, start, CELL_NAME);
    const plain =
      at < 0
        ? plainTag(textAt(start, end), (place) =>
            place === '' ? `${columnLetters(column + 1)}${row}` : place,
          )
        : null;
    const index = plain === null ? columnAt(bytes, at) : columnAt(encoder.encode(plain.place), 0);
    column = index < 0 ? column + 1 : index;
    hasFormula = false;
    if (isClosedTag(bytes, end)) {
      drop(ahead + start, end);
      return;
    }
    cellAt = ahead + start;
    if (plain !== null) put(start, end, plain.text);
    cellEnd = ahead + end;
  }

  /** A formula whose result was not stored is no blank cell: it becomes one that says so. */
  function takeResult(start: number, end: number): void {
    pass(start);
    const cell = decoder.decode(kept.bytes().subarray(cellAt));
    if (hasResult(cell)) {
      put(start, end, `</${NAME.exec(cell)?.[1] ?? 'c'}>`);
      return;
    }
    drop(cellAt, end);
    kept.add(encoder.encode(`<c r="${columnLetters(column)}${row}" t="str"><v>`));
    kept.add(NO_RESULT_BYTES);
    kept.add(encoder.encode('</v></c>'));
    goOn(end);
  }

  /** The library does not know an end with a blank in it. */
  function endPlainly(name: string, start: number, end: number): void {
    if ((bytes[end - 2] ?? 0) > SPACE) return;
    const [, prefix = ''] = PREFIX.exec(textAt(start, end)) ?? [];
    put(start, end, `</${prefix}${name}>`);
  }

  /** Writes a text in the place of a tag. */
  function put(start: number, end: number, text: string): void {
    pass(start);
    kept.add(encoder.encode(text));
    goOn(end);
  }

  function textAt(start: number, end: number): string {
    return decoder.decode(bytes.subarray(start, end));
  }
}

const MERGE = /\sref\s*=\s*["']([$A-Za-z0-9:]+)["']/;
const NAME = /^<([^\s/>]+)/;
const PREFIX = /^<\/([^\s/>]*:)?/;
/** A value that holds something; a text may be an empty one. */
const RESULT = /<(?:\w+:)?v(?:\s[^<>]*)?>[^<]*[^<\s][^<]*</;
const ANY_RESULT = /<(?:\w+:)?v(?:\s[^<>]*)?\/?>/;
const TEXT_TYPE = /^<[^>]*\st\s*=\s*["']str["']/;
const INLINE = /<(?:\w+:)?is(?:\s[^<>]*)?>/;

/** Whether a cell with a formula also has what it gave last. */
function hasResult(cell: string): boolean {
  if (RESULT.test(cell) || INLINE.test(cell)) return true;
  return TEXT_TYPE.test(cell) && ANY_RESULT.test(cell);
}

function numberAt(bytes: Uint8Array, start: number): number {
  let value = 0;
  for (let at = start; ; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < ZERO || byte > NINE) return value;
    value = value * 10 + byte - ZERO;
  }
}

/** From 0; -1 where no letters stand. */
function columnAt(bytes: Uint8Array, start: number): number {
  let value = 0;
  for (let at = start; ; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < A || byte > Z) return value - 1;
    value = value * 26 + byte - A + 1;
  }
}

function seek(bytes: Uint8Array, wanted: number, start: number): number {
  const { length } = bytes;
  let at = start;
  while (at < length && bytes[at] !== wanted) at += 1;
  return at;
}

/** `<v>`, `</v>`: a name of one letter that is not `c`, without a prefix. */
function isValue(second: number | undefined, third: number | undefined): boolean {
  return (second === V && third === CLOSE) || (second === SLASH && third === V);
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  const whole = new Uint8Array(left.length + right.length);
  whole.set(left);
  whole.set(right, left.length);
  return whole;
}
