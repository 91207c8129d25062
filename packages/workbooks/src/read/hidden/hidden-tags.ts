const SPACE = 0x20;
const ZERO = 0x30;
const H = 0x68;
const I = 0x69;
const T = 0x74;

const HIDDEN = /\shidden\s*=\s*["'](?:1|true|on)["']/;
const NO_HEIGHT = /\sht\s*=\s*["']0(?:\.0*)?["']/;
const NO_WIDTH = /\swidth\s*=\s*["']0(?:\.0*)?["']/;
const FIRST = /\smin\s*=\s*["'](\d{1,6})["']/;
const LAST = /\smax\s*=\s*["'](\d{1,6})["']/;

const decoder = new TextDecoder('latin1');

/** Whether the tag of a row, from `<` to behind `>`, says that nobody sees it; hardly any does. */
export function isHiddenRow(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    if ((bytes[at] ?? 0) > SPACE || bytes[at + 1] !== H) continue;
    const third = bytes[at + 2];
    if (third !== I && !(third === T && bytes[at + 5] === ZERO)) continue;
    const tag = decoder.decode(bytes.subarray(start, end));
    return HIDDEN.test(tag) || NO_HEIGHT.test(tag);
  }
  return false;
}

/** The columns, from 0, that a tag `col` says nobody sees; null where it shows them. */
export function hiddenColumns(tag: string): readonly [first: number, last: number] | null {
  if (!HIDDEN.test(tag) && !NO_WIDTH.test(tag)) return null;
  const first = Number(FIRST.exec(tag)?.[1] ?? 0);
  return first === 0 ? null : [first - 1, Number(LAST.exec(tag)?.[1] ?? first) - 1];
}
