import { read } from '@e965/xlsx';
import { limits } from '../../limits.ts';
import { FaultError } from '../fault-error.ts';
import { LIBRARY_OPTIONS, parsed } from '../library-sheet.ts';
import { openParsed } from '../open-parsed.ts';
import type { OpenWorkbook } from '../open-workbook.ts';
import { hiddenInBiff } from './hidden-in-biff.ts';
import { trimBiff } from './trim-biff.ts';

/**
 * Opens the records of a workbook of Excel 97 and later. The library sees nothing of them but those it needs: damaged
 * ones lead it round in circles.
 * @throws FaultError where they are damaged, encrypted, too many, or of an older kind, whose texts are in code pages
 * that nobody can be sure of.
 */
export function openBiff(stream: Uint8Array): OpenWorkbook {
  const cells = trimBiff(stream);
  const workbook = parsed(() => read(cells, { ...LIBRARY_OPTIONS, type: 'buffer' }));
  if (workbook.SheetNames.length > limits.sheets) throw new FaultError('tooLarge');
  return openParsed(workbook, hiddenInBiff(stream));
}
