import { limits } from '../limits.ts';
import { FaultError } from './fault-error.ts';
import type { KeptBytes } from './kept-bytes.ts';

/** Takes a sheet's XML piece by piece. */
export interface BlankFilter {
  take(piece: Uint8Array): void;
  end(): void;
}

const OPEN = 0x3c;
const CLOSE = 0x3e;
const SLASH = 0x2f;
const COLON = 0x3a;
/** The longest tag of a cell or a row that any program writes is far shorter. */
const TAG_LENGTH = 65_536;

/**
 * Passes a sheet on without what is blank: cells that only have a look, rows without a cell. Somebody who formats whole
 * columns makes millions of them, which say nothing and cost much to parse; the filter sees tags, not trees, and keeps
 * nothing but what it passes on.
 */
export function withoutBlanks(kept: KeptBytes): BlankFilter {
  let rest: Uint8Array = new Uint8Array();
  let rowAt = -1;
  let rowFilled = false;
  let cellAt = -1;
  let cellEnd = -1;
  let cells = 0;
  let dropped = false;

  return {
    take(piece) {
      const bytes = rest.length === 0 ? piece : joined(rest, piece);
      let at = 0;
      for (;;) {
        const open = bytes.indexOf(OPEN, at);
        if (open < 0) {
          kept.add(bytes.subarray(at));
          rest = new Uint8Array();
          return;
        }
        const close = bytes.indexOf(CLOSE, open);
        if (close < 0) {
          kept.add(bytes.subarray(at, open));
          rest = bytes.slice(open);
          if (rest.length > TAG_LENGTH) throw new FaultError('broken');
          return;
        }
        if (open > at) kept.add(bytes.subarray(at, open));
        tag(bytes.subarray(open, close + 1));
        at = close + 1;
      }
    },
    end() {
      kept.add(rest);
    },
  };

  function tag(bytes: Uint8Array): void {
    switch (tagKind(bytes)) {
      case 'cell':
        if (!isPlaced(bytes)) unplaced();
        else if (isClosed(bytes)) {
          dropped = true;
          return;
        }
        cellAt = kept.length;
        kept.add(bytes);
        cellEnd = kept.length;
        return;
      case 'cellEnd':
        if (kept.length === cellEnd) {
          dropped = true;
          kept.cut(cellAt);
          return;
        }
        rowFilled = true;
        cells += 1;
        if (cells > limits.cells) throw new FaultError('tooLarge');
        break;
      case 'row':
        if (!isPlaced(bytes)) unplaced();
        else if (isClosed(bytes)) {
          dropped = true;
          return;
        }
        rowAt = kept.length;
        rowFilled = false;
        break;
      case 'rowEnd':
        if (!rowFilled && rowAt >= 0) {
          dropped = true;
          kept.cut(rowAt);
          return;
        }
        break;
      default:
    }
    kept.add(bytes);
  }

  /** A cell or row without a place stands behind the one before it, which may be gone. */
  function unplaced(): void {
    if (dropped) throw new FaultError('broken');
  }
}

type TagKind = 'cell' | 'cellEnd' | 'row' | 'rowEnd' | 'other';

/** `<c`, `</c>`, `<row`, `</row>`, also with a prefix; everything else is passed on. */
function tagKind(bytes: Uint8Array): TagKind {
  const end = bytes[1] === SLASH;
  let start = end ? 2 : 1;
  let at = start;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === COLON) start = at + 1;
    else if (byte <= 0x20 || byte === CLOSE || byte === SLASH) break;
  }
  const length = at - start;
  if (length === 1 && bytes[start] === 0x63) return end ? 'cellEnd' : 'cell';
  const isRow =
    length === 3 && bytes[start] === 0x72 && bytes[start + 1] === 0x6f && bytes[start + 2] === 0x77;
  if (isRow) return end ? 'rowEnd' : 'row';
  return 'other';
}

function isClosed(bytes: Uint8Array): boolean {
  return bytes[bytes.length - 2] === SLASH;
}

/** Whether a tag says where it stands: ` r=`. */
function isPlaced(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x72); at > 0; at = bytes.indexOf(0x72, at + 1)) {
    if (bytes[at + 1] === 0x3d && (bytes[at - 1] ?? 0) <= 0x20) return true;
  }
  return false;
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  const whole = new Uint8Array(left.length + right.length);
  whole.set(left);
  whole.set(right, left.length);
  return whole;
}
