import { limits } from '../limits.ts';
import { openArchive } from './archive/open-archive.ts';
import { FaultError } from './fault-error.ts';
import { fileKind } from './file-kind.ts';
import type { HiddenParts } from './hidden/hidden-parts.ts';
import type { Platform } from './platform.ts';
import { openText } from './text/open-text.ts';
import type { DroppedPart } from './workbook-parts.ts';
import { openBiff } from './xls/open-biff.ts';
import { openCompound } from './xls/open-compound.ts';

/** A cell as the library gives it; nothing in it is believed. */
export interface RawCell {
  readonly t?: unknown;
  readonly v?: unknown;
  /** Its number format. */
  readonly z?: unknown;
}

/** Cells of one sheet by row and column, both from 0, with holes. */
export interface RawSheet {
  readonly rows: readonly unknown[];
  readonly merges: readonly unknown[];
  /** What of it is not shown, as far as that is known. */
  readonly hidden?: HiddenParts;
}

/** A workbook whose sheets are parsed when they are asked for: those that hold cells, not those of charts and dialogs. */
export interface OpenWorkbook {
  readonly names: readonly string[];
  /** Whether the sheet of that place is hidden. */
  hidden(index: number): boolean;
  /** Days are counted from 1904. */
  readonly date1904: boolean;
  readonly dropped: readonly DroppedPart[];
  /** It came as text, which may be no table at all: of what kind. */
  readonly text?: 'webPage' | 'text';
  /**
   * Parses a sheet. Throws a FaultError where it is damaged or too large.
   * @param alsoTops sheets whose first rows will be asked for: parsed along, they cost less.
   */
  sheet(index: number, alsoTops?: readonly number[]): RawSheet;
  /** The first rows of a sheet, or more of them; null where it cannot be read. */
  top(index: number): RawSheet | null;
}

/**
 * Opens a workbook of any kind that is read, by its bytes: what a file is named says nothing.
 * @throws FaultError where it is none; what it is instead, as far as its bytes tell.
 */
export function openWorkbook(bytes: Uint8Array, platform: Platform | null = null): OpenWorkbook {
  if (bytes.length > limits.fileBytes) throw new FaultError('tooLarge');
  const kind = fileKind(bytes);
  switch (kind) {
    case 'zip':
      return openArchive(bytes, platform);
    case 'compound':
      return openCompound(bytes);
    case 'biff':
      return openBiff(bytes);
    case 'text':
      return openText(bytes);
    default:
      throw new FaultError(kind);
  }
}
