import { loadDesignerWords } from '@zhantai/messages/designer';
import { readTreeRows } from '@zhantai/engine/authoring';
import { expect, it } from 'vitest';
import { readPasted } from './pasted-lines.ts';
import { readPastedOptions, takesOptions } from './pasted-options.ts';

const { options: words } = await loadDesignerWords('zh-Hans');
const read = (raw: Readonly<Record<string, unknown>>, text: string) =>
  readPastedOptions(raw, text, readPasted(text), words);
const hall = { label: '1 号馆', value: 1, children: [{ label: 'A 区', value: 2 }] };

it('lines become options of a choice, and what stands there keeps its value', () => {
  const raw = { formItemId: 's', prop: 's', type: 'select', dicData: [{ label: '单相 16A', value: 7 }] };
  const { count, faults, written } = read(raw, '单相 16A\n三相 32A');
  expect([count, faults]).toEqual([2, []]);
  expect(written()['dicData']).toMatchObject([
    { label: '单相 16A', value: 7 },
    { label: '三相 32A', value: 8 },
  ]);
});

it('indented lines become options of a tree, whose branches stay', () => {
  const raw = { formItemId: 't', prop: 't', type: 'tree', dicData: [hall] };
  const { faults, written } = read(raw, '1 号馆\n  B 区\n2 号馆');
  expect(faults).toEqual([]);
  expect(readTreeRows(written()).map(({ level, label }) => `${level} ${label}`)).toEqual([
    '0 1 号馆',
    '1 A 区',
    '1 B 区',
    '0 2 号馆',
  ]);
});

it('options of a dictionary are not written over', () => {
  expect(takesOptions({ formItemId: 's', prop: 's', type: 'select', dicUrl: '/api/dict/country' })).toBe(
    false,
  );
});
