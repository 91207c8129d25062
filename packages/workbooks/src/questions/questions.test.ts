import type { JsonObject } from '@zhantai/engine';
import { parseDefinition } from '@zhantai/engine';
import { array, assert, constantFrom, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeTable } from '../write/index.ts';
import { readConditions, writeConditions } from './conditions.ts';
import { allWords } from './question-cells.ts';
import { readQuestions } from './read-questions.ts';
import { writeQuestions } from './write-questions.ts';

const sheet = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
  writeTable({ name: '题目', columns: heads.map((header) => ({ header })) }, rows);
const faults = (read: ReturnType<typeof readQuestions>) =>
  'faults' in read ? read.faults.map(({ code, row, column }) => `${row}${column} ${code}`) : [];

describe('a list of questions', () => {
  it('is a form, with tables, options, checks and conditions', async () => {
    const read = readQuestions(
      await sheet(
        ['类型*', '题目*', '字段名', '上级', '必填', '选项', '最多', '显示条件', '规则', '题目（英）'],
        ['分节', '展台'],
        ['单选', '类型', 'kind', '', '是', '标准=std\n光地=raw', '', '', '', 'Kind'],
        ['数字', '面积', 'area', '', '', '', '400', '[kind] = 光地'],
        [
          '单行文字',
          '手机',
          'phone',
          '',
          '',
          '',
          '20',
          '[kind] = raw 且 ([area] > 36 或 [area] 已填)',
          'mobile',
        ],
        ['子表', '设备', 'gear'],
        ['单行文字', '名称', 'name', 'gear', '是'],
      ),
    );
    expect(faults(read)).toEqual([]);
    if ('faults' in read) return;
    const { items, problems } = parseDefinition(read.detail, { language: 'en' });
    expect(problems).toEqual([]);
    expect(items.map(({ type, label, prop }) => [type, label, prop])).toEqual([
      ['title', '展台', 'question_2'],
      ['radio', 'Kind', 'kind'],
      ['number', '面积', 'area'],
      ['input', '手机', 'phone'],
      ['dynamic', '设备', 'gear'],
    ]);
    expect(items[3]).toMatchObject({ maxLength: 20, rules: [{ type: 'mobile' }] });
    expect(items[4]?.columns).toMatchObject([{ prop: 'name', required: true }]);
    expect(JSON.stringify(read.detail['formLogic'])).toContain('"optionValue":"raw"');
  });

  it('is taken as a whole or not at all, each fault with its row and column', async () => {
    const read = readQuestions(
      await sheet(
        ['类型', '题目', '字段名', '必填', '选项', '显示条件', '宽度', '上级'],
        ['全息', 'A', 'a'],
        ['单选', '', '1a', '也许', 'x=1,2'],
        ['数字', 'C', 'c', '', '', '[nobody] = 1', '30'],
        ['数字', 'D', 'c', '', '', '[c] ='],
        ['数字', 'E', 'e', '', '', '', '', 'nobody'],
      ),
    );
    expect(faults(read).toSorted()).toEqual([
      '2A type',
      '3B empty',
      '3C prop',
      '3D yesNo',
      '3E separator',
      '4F conditionField',
      '4G span',
      '5C sameProp',
      '5F condition',
      '6H parent',
    ]);
    expect(faults(readQuestions(await sheet(['a', 'b'], ['x'])))).toEqual(['1null noHead']);
    expect(faults(readQuestions(new Uint8Array([1, 2, 3])))).toEqual(['nullnull file']);
  });

  it('comes back as it was written', async () => {
    const detail: JsonObject = {
      formItems: [
        {
          formItemId: 'a',
          formItemType: 'checkbox',
          formItemLabel: 'A',
          formItemRequired: true,
          formItemOriginalData: JSON.stringify({
            prop: 'a',
            span: 12,
            dicData: [
              { label: 'x=y', value: '1', hasInput: true },
              { label: 'z', value: '2' },
            ],
            i18n: { en: { label: 'Aa', options: { 2: 'Zed' } } },
          }),
        },
      ],
    };
    for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
      const read = readQuestions(await writeQuestions(detail, language));
      expect(faults(read)).toEqual([]);
      const [item] = 'detail' in read ? parseDefinition(read.detail).items : [];
      const [before] = parseDefinition(detail).items;
      expect({ ...item, id: '', source: {} }).toEqual({ ...before, id: '', source: {} });
    }
  });
});

describe('conditions of a list of questions', () => {
  it('are read as they are written, in each language', () => {
    const condition = record({
      prop: constantFrom('a', 'kind', 'x_1'),
      expression: constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le'),
      value: oneof(constantFrom('1', '且', 'a or b', '(x)', '未填'), string({ minLength: 1 })),
    });
    const groups = array(array(condition, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    });
    assert(
      property(groups, constantFrom(...allWords), (all, words) => {
        const text = writeConditions(all, words);
        if (
          text !== null &&
          !/["“”]/.test(
            all
              .flat()
              .map(({ value }) => value)
              .join(''),
          )
        )
          expect(readConditions(text)).toEqual(all);
      }),
    );
  });

  it('take one level of brackets, and say nothing of what they cannot read', () => {
    expect(readConditions('[a] = 1 且（[b] 已填 或 [c] ≥ 2）')).toHaveLength(2);
    for (const text of ['', '[a]', '[a] =', 'a = 1', '([a] = 1', '(([a] = 1))', '[a] = 1 且'])
      expect(readConditions(text), text).toBeNull();
  });
});
