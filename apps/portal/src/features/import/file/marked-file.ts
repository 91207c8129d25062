import type { Language } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/workbooks';
import type { FormWords } from '@zhantai/views';
import { runSheetWork } from '../../../shell/spreadsheet/run-sheet-work.ts';
import type { CheckedFile } from '../use-import.ts';

/** The workbook that was chosen, with a comment on each wrong cell. Throws where it cannot be made. */
export async function markedFile(
  { file, sheet, problems }: Pick<CheckedFile, 'file' | 'sheet' | 'problems'>,
  words: FormWords,
  language: Language,
  signal: AbortSignal,
): Promise<{ readonly content: Blob; readonly name: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marks = problems.map((problem) => {
    const column = sheet.preview.props.indexOf(problem.prop);
    return { row: problem.row, column: column === -1 ? null : column, message: words.problem(problem) };
  });
  const marked = await runSheetWork(
    'mark',
    { bytes, marks, sheet: { index: sheet.index, name: sheet.name, headerRow: sheet.headerRow } },
    { signal },
  );
  const name = file.name.replace(/\.xlsx?$/i, '');
  return {
    content: new Blob([new Uint8Array(marked)], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
    name: `${sheetWords[language].files.marked(name)}.xlsx`,
  };
}
