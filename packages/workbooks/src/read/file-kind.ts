import type { ForeignKind } from '../sheet-fault.ts';
import { wideText } from './text/wide-text.ts';

/**
 * How a workbook is packed: an archive of XML parts (xlsx), a compound file (xls, and xlsx behind a password), records
 * without one (xls), or text.
 */
export type FileKind = 'zip' | 'compound' | 'biff' | 'text';

type Signature = readonly [kind: FileKind | ForeignKind, at: number, bytes: string];

/** First bytes, in hexadecimal. */
const SIGNATURES: readonly Signature[] = [
  ['zip', 0, '504b0304'],
  ['zip', 0, '504b0506'],
  ['zip', 0, '504b0708'],
  ['compound', 0, 'd0cf11e0a1b11ae1'],
  ['biff', 0, '0908'],
  ['excel95', 0, '0904'],
  ['excel95', 0, '0902'],
  ['excel95', 0, '0900'],
  ['document', 0, '7b5c727466'],
  ['image', 0, '89504e47'],
  ['image', 0, 'ffd8ff'],
  ['image', 0, '47494638'],
  ['image', 0, '424d'],
  ['image', 0, '49492a00'],
  ['image', 0, '4d4d002a'],
  ['image', 8, '57454250'],
  ['image', 4, '6674797068656963'],
  ['image', 4, '667479706d696631'],
  ['archive', 0, '526172211a07'],
  ['archive', 0, '377abcaf271c'],
  ['archive', 0, '1f8b'],
  ['archive', 0, '425a68'],
];
const SHORT: ReadonlySet<string> = new Set(['image', 'biff', 'excel95', 'archive']);
/** A PDF may have something before it. */
const PDF = '%PDF-';
const LOOKED_AT = 1024;

/** What the first bytes say, whatever the name of the file says. */
export function fileKind(bytes: Uint8Array): FileKind | ForeignKind {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  if (text.includes(PDF)) return 'pdf';
  const [kind] = SIGNATURES.find((signature) => fits(bytes, signature)) ?? [];
  // Two letters, or a tab and another sign, begin texts too.
  if ((kind === undefined || SHORT.has(kind)) && isText(bytes)) return 'text';
  return kind ?? (wideText(bytes) === null ? 'format' : 'text');
}

function fits(bytes: Uint8Array, [, at, signature]: Signature): boolean {
  const wanted = signature.match(/../g) ?? [];
  return wanted.every((byte, index) => bytes[at + index] === Number.parseInt(byte, 16));
}

/** Nothing but what texts are made of; UTF-16 mostly says so at its beginning. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return wide || bytes.subarray(0, LOOKED_AT).every((byte) => byte >= 0x20 || WHITE.has(byte));
}

const WHITE: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d]);
