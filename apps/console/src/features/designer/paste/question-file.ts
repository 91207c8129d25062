import { questionWords } from '@zhantai/messages/questions';
import { writeTable } from '@zhantai/workbooks/write';

/** Pasted cells as a workbook of a list of questions, as a file that is imported. */
export async function questionFile(block: readonly (readonly string[])[]): Promise<File> {
  const [heads = [], ...rows] = block;
  const width = Math.max(...block.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, at) => ({ header: heads[at] ?? '' }));
  const bytes = await writeTable(
    { name: questionWords['zh-Hans'].sheets.questions, columns },
    rows.map((line) => columns.map((_, at) => line[at] ?? '')),
  );
  return new File([new Uint8Array(bytes)], 'questions.xlsx');
}
