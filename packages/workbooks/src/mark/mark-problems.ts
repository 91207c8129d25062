import { writeXlsx } from 'hucre/xlsx';
import { fileKind } from '../read/file-kind.ts';
import { keepValues } from './keep-values.ts';
import { markCells } from './mark-cells.ts';
import { markStyled } from './mark-styled.ts';
import type { MarkedSheet, ProblemMark } from './problem-mark.ts';

/**
 * The workbook that somebody sent, as xlsx, with a colour and a comment on every cell a mark speaks of. An xlsx keeps
 * its looks, lists and checks where the library understands them; every other file, and an xlsx it does not understand, keep the
 * values of every sheet. Macros, pictures and links to other files are left out.
 * @param bytes a workbook that was read before; what could not be read cannot be marked.
 * @throws Error where it cannot be read.
 */
export async function markProblems(
  bytes: Uint8Array,
  marks: readonly ProblemMark[],
  where: MarkedSheet,
): Promise<Uint8Array> {
  const styled = fileKind(bytes) === 'zip' ? await markStyled(bytes, marks, where) : null;
  if (styled !== null) return styled;
  const sheets = keepValues(bytes);
  const sheet = sheets[where.index];
  if (sheet !== undefined) markCells(sheet, marks, where);
  return writeXlsx({ sheets: [...sheets], activeSheet: where.index });
}
