import { decode, encode } from 'cborg';

/** Whose badge it is: a visitor's, a reporter's, an exhibitor's person's, or a vehicle's. */
export type BadgeKind = 'visitor' | 'media' | 'person' | 'vehicle';

/** What a badge says to whoever scans it, without a network too. No ID numbers, no phones. */
export interface BadgeContent {
  readonly kind: BadgeKind;
  /** Of the visitor or person, of a reporter or vehicle in a submission; letters, digits, `-` and `_`. */
  readonly id: string;
  readonly name?: string;
  readonly plate?: string;
  /** First and last day that it holds, `YYYY-MM-DD`. */
  readonly from?: string;
  readonly to?: string;
}

/** A QR code of a badge stays one that a phone reads from a metre away. */
const MAX_CONTENT_BYTES = 90;
const marks = { visitor: 'V', media: 'M', person: 'P', vehicle: 'C' } as const satisfies Record<
  BadgeKind,
  string
>;
const kinds: ReadonlyMap<unknown, BadgeKind> = new Map([
  [marks.visitor, 'visitor'],
  [marks.media, 'media'],
  [marks.person, 'person'],
  [marks.vehicle, 'vehicle'],
]);
const UUID = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})(.*)$/s;
const ID = /^[\w-]{1,80}$/;

/**
 * The content as CBOR, at most 90 bytes: `k` kind, `i` id, `f` and `t` days as numbers like 20270318, `p` plate, `n` name.
 * A name that is too long loses its end.
 * @throws RangeError for an id that leaves no room.
 */
export function encodeContent({ kind, id, name, plate, from, to }: BadgeContent): Uint8Array {
  const fixed = {
    k: marks[kind],
    i: packId(id),
    ...(from === undefined ? {} : { f: dayNumber(from) }),
    ...(to === undefined ? {} : { t: dayNumber(to) }),
    ...(plate === undefined ? {} : { p: Array.from(plate).slice(0, 12).join('') }),
  };
  const letters = Array.from(name ?? '');
  for (let length = letters.length; length > 0; length -= 1) {
    const content = encode({ ...fixed, n: letters.slice(0, length).join('') });
    if (content.length <= MAX_CONTENT_BYTES) return content;
  }
  const content = encode(fixed);
  if (content.length > MAX_CONTENT_BYTES) throw new RangeError(`The id ${id} is too long for a badge.`);
  return content;
}

/** What {@link encodeContent} wrote; null for anything else. */
export function decodeContent(bytes: Uint8Array): BadgeContent | null {
  const read = tryDecode(bytes);
  if (!(read instanceof Map)) return null;
  const kind = kinds.get(read.get('k'));
  const id = unpackId(read.get('i'));
  if (kind === undefined || id === null) return null;
  const [name, plate] = [textOf(read.get('n')), textOf(read.get('p'))];
  const [from, to] = [dayOf(read.get('f')), dayOf(read.get('t'))];
  return {
    kind,
    id,
    ...(name === null ? {} : { name }),
    ...(plate === null ? {} : { plate }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}

function tryDecode(bytes: Uint8Array): unknown {
  try {
    return decode(bytes, { useMaps: true, rejectDuplicateMapKeys: true });
  } catch {
    return null;
  }
}

/** A UUID at the beginning takes 16 bytes instead of 36. */
function packId(id: string): string | readonly [Uint8Array, string] {
  const [, ...parts] = UUID.exec(id) ?? [];
  const rest = parts.pop();
  return rest === undefined ? id : [Buffer.from(parts.join(''), 'hex'), rest];
}

function unpackId(packed: unknown): string | null {
  const id = typeof packed === 'string' ? packed : unpackUuid(packed);
  return id !== null && ID.test(id) ? id : null;
}

function unpackUuid(packed: unknown): string | null {
  if (!Array.isArray(packed)) return null;
  const [bytes, rest]: unknown[] = packed;
  if (!(bytes instanceof Uint8Array) || bytes.length !== 16 || typeof rest !== 'string') return null;
  const hex = Buffer.from(bytes).toString('hex');
  return `${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}${rest}`;
}

const dayNumber = (day: string): number => Number(day.slice(0, 10).replaceAll('-', ''));

function dayOf(value: unknown): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(String(value)) ?? [];
  return typeof value === 'number' && day !== undefined ? `${year}-${month}-${day}` : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
