import { parse_zip as parseZip, read } from '@e965/xlsx';
import type { ParsingOptions, WorkBook } from '@e965/xlsx';
import { limits } from '../limits.ts';
import type { SheetFault } from '../sheet-fault.ts';
import { FaultError } from './fault-error.ts';
import { fileKind } from './file-kind.ts';
import type { Platform } from './platform.ts';
import { droppedParts, workbookParts } from './workbook-parts.ts';
import type { DroppedPart, WorkbookParts } from './workbook-parts.ts';
import { openCompoundFile } from './xls/compound-file.ts';
import { trimBiff } from './xls/trim-biff.ts';
import { readZipDirectory } from './zip-directory.ts';

declare module '@e965/xlsx' {
  /** Parses a workbook from its parts. */
  export function parse_zip(parts: WorkbookParts, options: ParsingOptions): WorkBook;
}

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
}

/** A workbook whose sheets are parsed one at a time. */
export interface OpenWorkbook {
  readonly names: readonly string[];
  /** Whether the sheet of that place is hidden. */
  hidden(index: number): boolean;
  /** Days are counted from 1904. */
  readonly date1904: boolean;
  readonly dropped: readonly DroppedPart[];
  /** Parses a sheet. */
  sheet(index: number): RawSheet;
}

/** Values and formats of cells, nothing of their looks; formulas by what they gave last. */
const OPTIONS: ParsingOptions = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  cellDates: false,
};

/**
 * Opens a workbook of either kind.
 * @throws FaultError where it is none, or none that is read.
 */
export function openWorkbook(bytes: Uint8Array, platform: Platform | null = null): OpenWorkbook {
  if (bytes.length > limits.fileBytes) throw new FaultError('tooLarge');
  const kind = fileKind(bytes);
  if (kind === null) throw new FaultError('format');
  return kind === 'archive' ? openArchive(bytes, platform) : openCompound(bytes);
}

function openArchive(bytes: Uint8Array, platform: Platform | null): OpenWorkbook {
  const entries = readZipDirectory(bytes);
  const names = [...entries.keys()];
  const isWorkbook =
    names.includes('[content_types].xml') && names.some((name) => /workbook[^/]*\.xml$/.test(name));
  if (!isWorkbook || names.includes('xl/workbook.bin')) throw new FaultError('format');
  const parts = workbookParts(bytes, entries, platform);
  const parse = (index: number): WorkBook =>
    parsed(() => parseZip(parts, { ...OPTIONS, sheets: index }), parts.fault);
  // The first sheet is mostly the one that is wanted, and comes with what is known of all.
  const first = parse(0);
  return opened(first, droppedParts(entries), (index) => (index === 0 ? first : parse(index)));
}

/**
 * The library sees nothing of a compound file but the records it needs: damaged ones lead it round in circles.
 * Older kinds than that of Excel 97 keep their texts in code pages nobody can be sure of.
 */
function openCompound(bytes: Uint8Array): OpenWorkbook {
  const file = openCompoundFile(bytes);
  if (file.has('EncryptedPackage')) throw new FaultError('encrypted');
  const stream = file.stream('Workbook');
  if (stream === null) throw new FaultError('format');
  const cells = trimBiff(stream);
  const workbook = parsed(() => read(cells, { ...OPTIONS, type: 'buffer' }));
  return opened(workbook, [], () => workbook);
}

function opened(
  directory: WorkBook,
  dropped: readonly DroppedPart[],
  parse: (index: number) => WorkBook,
): OpenWorkbook {
  const names = directory.SheetNames;
  if (names.length > limits.sheets) throw new FaultError('tooLarge');
  return {
    names,
    hidden: (index) => (directory.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
    date1904: directory.Workbook?.WBProps?.date1904 === true,
    dropped,
    sheet(index) {
      const sheet: unknown = parse(index).Sheets[names[index] ?? ''];
      if (typeof sheet !== 'object' || sheet === null) throw new FaultError('broken');
      return { rows: listIn(sheet, '!data'), merges: listIn(sheet, '!merges') };
    },
  };
}

function listIn(sheet: object, key: '!data' | '!merges'): readonly unknown[] {
  const list: unknown = Reflect.get(sheet, key);
  return Array.isArray(list) ? list : [];
}

/** What the library, or a part it asked for, says of a file it cannot read, as a fault. */
function parsed(parse: () => WorkBook, faultOfPart: () => SheetFault | null = () => null): WorkBook {
  let workbook: WorkBook | null = null;
  let message = '';
  try {
    workbook = parse();
  } catch (error) {
    message = error instanceof Error ? error.message : '';
  }
  const fault = faultOfPart();
  if (fault !== null) throw new FaultError(fault);
  if (workbook !== null) return workbook;
  if (/password|encrypt/i.test(message)) throw new FaultError('encrypted');
  throw new FaultError(/find workbook|unsupported|not a spreadsheet/i.test(message) ? 'format' : 'broken');
}
