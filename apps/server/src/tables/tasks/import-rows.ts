import { readFile } from 'node:fs/promises';
import { renderProblem } from '@zhantai/messages/problems';
import { importSteps, withLists, type SheetProblem } from '@zhantai/workbooks/read';
import type { Language } from '@zhantai/engine';
import { limits, type RowProblem } from '@zhantai/contract';
import type { AskLists } from '../pool/create-pool.ts';
import type { ImportTask, SheetResult } from '../pool/sheet-task.ts';
import { optionsIn, tableItem } from './table-item.ts';
import { jsonBytes } from './json-bytes.ts';
import { nodePlatform } from './node-platform.ts';

/** Reads and checks the rows of a workbook with the engine's own import, as the browser does (engine.md §7). */
export async function importRows(task: ImportTask, askLists: AskLists): Promise<SheetResult> {
  const { path, table, existing, replace, today, context, maxRows } = task;
  const item = tableItem(table);
  if (item === null) throw new Error('The sub-table of an import is gone.');
  const steps = importSteps(await readFile(path), item, {
    // Their number alone counts.
    existing: Array.from({ length: existing }, () => ({})),
    replace,
    today,
    context,
    maxRows,
    optionsOf: optionsIn(table),
    platform: nodePlatform,
  });
  const answer = await withLists(steps, askLists);
  if (answer.kind === 'fault') return answer;
  if (answer.kind === 'ready') return { kind: 'rows', json: jsonBytes(answer.added) };
  const listed = answer.problems.slice(0, limits.problemsListed);
  const problems = listed.map((problem) => presentProblem(problem, table.language));
  return {
    kind: 'problems',
    json: jsonBytes(problems),
    listed: listed.length,
    count: answer.problems.length,
  };
}

function presentProblem(problem: SheetProblem, language: Language): RowProblem {
  return {
    row: problem.row,
    prop: problem.prop,
    formItemId: problem.formItemId,
    label: problem.label,
    code: problem.code,
    params: { ...problem.params },
    message: renderProblem(problem, language),
  };
}
