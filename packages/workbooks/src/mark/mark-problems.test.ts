import { readFileSync } from 'node:fs';
import { read } from '@e965/xlsx';
import { renderProblem } from '@zhantai/messages/problems';
import { describe, expect, it } from 'vitest';
import { importSheet } from '../import/import-sheet.ts';
import { testExhibits, testOptions } from '../test-exhibits.ts';
import { markProblems } from './mark-problems.ts';

const OPTIONS = { existing: [], replace: false, today: '2026-06-01', optionsOf: testOptions };

describe.each(['libreoffice.xlsx', 'libreoffice.xls'])('%s with its problems', (name) => {
  it('is the same workbook with a comment on every wrong cell', async () => {
    const sent = new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));
    const answer = importSheet(sent, testExhibits(), OPTIONS);
    if (answer.kind !== 'wrong') throw new Error('the fixture has problems');
    const marks = answer.problems.map((problem) => ({
      ...problem,
      message: renderProblem(problem, 'zh-Hans'),
    }));
    const marked = await markProblems(
      sent,
      [...marks, { row: 0, column: null, message: '整张表' }],
      answer.sheet,
    );
    expect(importSheet(marked, testExhibits(), OPTIONS)).toEqual(answer);

    const book = read(marked, { cellStyles: true });
    expect(book.SheetNames).toEqual(['展品信息', '填写说明', '选项'].slice(0, book.SheetNames.length));
    const sheet = book.Sheets['展品信息'] ?? {};
    const comments = Object.entries(sheet).flatMap(
      ([address, cell]: [string, { c?: { a?: string; t: string }[] }]) =>
        (cell.c ?? []).map(({ a, t }) => [address, a, t]),
    );
    expect(comments).toContainEqual(['F5', 'Zhantai', '重量(kg)格式不匹配']);
    expect(comments).toContainEqual(['A1', 'Zhantai', '整张表']);
    expect(comments).toHaveLength(answer.problems.length + 1);
    expect(sheet['F5']).toMatchObject({ v: '很重', s: { fgColor: { rgb: 'FDE2E1' } } });
    expect(book.Sheets['填写说明']?.['A1']).toMatchObject({ v: '展品信息' });
  });
});
