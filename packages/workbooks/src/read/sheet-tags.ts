const SLASH = 0x2f;
const COLON = 0x3a;
const CLOSE = 0x3e;
const SPACE = 0x20;
const EXCLAMATION = 0x21;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const C = 0x63;
const F = 0x66;
const R = 0x72;

/** The tags of a sheet that say where cells are; `<!` without a comment or a plain section declares something. */
export type TagKind =
  | 'c'
  | '/c'
  | 'f'
  | 'row'
  | '/row'
  | 'col'
  | 'sheetData'
  | '/sheetData'
  | 'mergeCell'
  | 'declaration'
  | 'other';

const LONG: ReadonlyMap<string, TagKind> = new Map<string, TagKind>([
  ['row', 'row'],
  ['col', 'col'],
  ['/row', '/row'],
  ['sheetData', 'sheetData'],
  ['/sheetData', '/sheetData'],
  ['mergeCell', 'mergeCell'],
]);
/** Lengths of those names, without a slash. */
const LENGTHS: ReadonlySet<number> = new Set([3, 9]);

/** What a tag is by its name, whatever its prefix; it stands from `<` to behind `>`. */
export function tagKind(bytes: Uint8Array, start: number, end: number): TagKind {
  const second = bytes[start + 1];
  // What most of them are, before any further look.
  if (second === C && bytes[start + 2] === SPACE) return 'c';
  if (second === SLASH && bytes[start + 2] === C && bytes[start + 3] === CLOSE) return '/c';
  if (second === EXCLAMATION) return isDeclaration(bytes, start) ? 'declaration' : 'other';
  const isEnd = second === SLASH;
  let nameAt = start + (isEnd ? 2 : 1);
  let at = nameAt;
  for (; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === COLON) nameAt = at + 1;
    else if (byte <= SPACE || byte === CLOSE || byte === SLASH) break;
  }
  const length = at - nameAt;
  if (length === 1) {
    if (bytes[nameAt] === F && !isEnd) return 'f';
    if (bytes[nameAt] !== C) return 'other';
    return isEnd ? '/c' : 'c';
  }
  if (!LENGTHS.has(length)) return 'other';
  const name = String.fromCharCode(...bytes.subarray(nameAt, at));
  return LONG.get(isEnd ? `/${name}` : name) ?? 'other';
}

/** Whether a tag is an element without content. */
export function isClosedTag(bytes: Uint8Array, end: number): boolean {
  return bytes[end - 2] === SLASH;
}

/**
 * Where in a tag the place stands, in one that is written as most programs do, `<c r="`: the library understands it as
 * it is; -1 in every other one.
 * @param length of its name, which has no prefix.
 */
export function plainPlaceAt(bytes: Uint8Array, start: number, length: number): number {
  const at = start + 1 + length;
  const plain =
    bytes[at] === SPACE && bytes[at + 1] === R && bytes[at + 2] === EQUALS && bytes[at + 3] === QUOTE;
  return plain ? at + 4 : -1;
}

function isDeclaration(bytes: Uint8Array, start: number): boolean {
  const third = bytes[start + 2];
  return third !== 0x2d && third !== 0x5b;
}
