import { CFB } from '@e965/xlsx';

/** The bytes of a record of a workbook stream. */
export function biffRecord(type: number, ...body: readonly number[]): readonly number[] {
  return [...word(type), ...word(body.length), ...body];
}

/** A number of two bytes. */
export function word(value: number): readonly number[] {
  return [value & 0xff, (value >> 8) & 0xff];
}

/** A number of four bytes. */
export function long(value: number): readonly number[] {
  return [...word(value), ...word(value >>> 16)];
}

/** Characters of one byte each, or of two. */
export function letters(text: string, wide = false): readonly number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((code) => (wide ? word(code) : [code]));
}

/** A text with its length before it. */
export function biffText(text: string): readonly number[] {
  return [...word(text.length), 1, ...letters(text, true)];
}

const BOF = biffRecord(0x0809, ...word(0x0600), ...word(0x0010), ...Array.from({ length: 12 }, () => 0));
const EOF = biffRecord(0x000a);

/** A workbook stream whose one sheet has these records, and whose directory has those. */
export function biffStream(
  sheet: readonly number[],
  globals: readonly number[] = [],
  name = 'S',
): readonly number[] {
  const before = [...BOF, ...globals];
  const at = before.length + 4 + 8 + name.length + EOF.length;
  const listed = biffRecord(0x0085, ...long(at), 0, 0, name.length, 0, ...letters(name));
  return [...before, ...listed, ...EOF, ...BOF, ...sheet, ...EOF];
}

/** A compound file with one stream. */
export function compoundOf(stream: ArrayLike<number>, name = '/Workbook'): Uint8Array {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, name, Uint8Array.from(stream));
  return new Uint8Array(CFB.write(file, { type: 'array' }));
}
