/** What a JSON text may hold before it is read. */
export interface JsonBounds {
  /** Objects and lists in each other. */
  readonly depth: number;
  /** Values of any kind. */
  readonly values: number;
  /** Members of one object. */
  readonly members: number;
  /** Members that follow upon others as none did before: reading each costs many times what a known one does. */
  readonly turns: number;
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** What is remembered of each open object or list: a hash of the names in it so far, and how many there are. */
const perLevel = 2;

/**
 * What any JSON from outside keeps to, so that reading it holds nobody up. The largest table that is taken has 400,000
 * cells in 20,000 rows; there is room for one that is refused by its name.
 */
export const jsonBounds: JsonBounds = { depth: 64, values: 1_000_000, members: 5_000, turns: 60_000 };

/** How a text breaks its bounds. */
export type BrokenBound = 'depth' | 'size';

/**
 * How a JSON text breaks its bounds; null where it keeps to them. It goes over the bytes once and makes nothing of them: texts that are short to
 * send and long to read (4 MB of empty objects, of names that are all different, of brackets) are told before they are
 * read. What is no JSON at all is left to whoever reads it.
 */
export function brokenBound(bytes: Uint8Array, bounds: JsonBounds): BrokenBound | null {
  const levels = new Float64Array((bounds.depth + 1) * perLevel);
  const turns = new Set<number>();
  let depth = 0;
  let values = 1;
  let name = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case quote: {
        // Of a text that is a value the hash is not needed; which it is, is known behind it.
        let hash = 0x811c9dc5;
        at += 1;
        for (; at < bytes.length; at += 1) {
          const byte = bytes[at] ?? 0;
          if (byte === quote) break;
          if (byte === backslash) at += 1;
          hash = Math.imul(hash ^ byte, 0x01000193);
        }
        name = hash >>> 0;
        break;
      }
      case colon: {
        const place = depth * perLevel;
        const members = (levels[place + 1] ?? 0) + 1;
        const turn = hashOf(levels[place] ?? 0, name);
        levels[place] = turn;
        levels[place + 1] = members;
        if (members > bounds.members) return 'size';
        if (!turns.has(turn)) {
          turns.add(turn);
          if (turns.size > bounds.turns) return 'size';
        }
        break;
      }
      case comma:
        values += 1;
        break;
      case openObject:
      case openList:
        depth += 1;
        values += 1;
        if (depth > bounds.depth) return 'depth';
        levels[depth * perLevel] = 0;
        levels[depth * perLevel + 1] = 0;
        break;
      case closeObject:
      case closeList:
        depth = Math.max(0, depth - 1);
        break;
      default:
    }
    if (values > bounds.values) return 'size';
  }
  return null;
}

/** 53 bits of two numbers below that: enough that an accident among thousands is not met. */
function hashOf(before: number, name: number): number {
  const low = Math.imul((before % 0x100000000) ^ name, 0x9e3779b1) >>> 0;
  const high = Math.imul(Math.floor(before / 0x100000000) ^ low, 0x85ebca6b) >>> 11;
  return high * 0x100000000 + low;
}
