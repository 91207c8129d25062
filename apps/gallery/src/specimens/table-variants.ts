import type { FieldType, JsonObject } from '@zhantai/engine';
import type { GalleryWords } from '@zhantai/messages/gallery';
import { basis, specimenItem } from './basis.ts';
import type { StoredSamples } from '../stored-samples.ts';
import type { Specimen } from './specimen.ts';

const row = (id: string, name: string, pieces: number): JsonObject => ({
  $id: id,
  name,
  pieces,
  kind: 'b',
  arrives: '2026-12-01',
  phone: '13804172208',
});

/** More than are drawn at once. */
const MANY_ROWS = 300;

/** Further ways to set up sub-tables and uploads. */
export function tableVariants(words: GalleryWords, stored: StoredSamples): readonly Specimen[] {
  const { columns, unit } = words;
  const column = (prop: keyof typeof columns, type: FieldType, more: JsonObject = {}): JsonObject => ({
    formItemId: prop,
    formItemType: type,
    formItemLabel: columns[prop],
    ...more,
  });
  const machine = [
    column('name', 'input', { formItemRequired: true, span: 12 }),
    column('pieces', 'number', { unit: unit.pieces, precision: 0, min: 1, span: 12 }),
    column('kind', 'select', {
      dicData: basis('select', words, stored).item.formItemOriginalData['dicData'],
      span: 12,
    }),
    column('arrives', 'date', { span: 12 }),
    column('phone', 'input', {
      rules: [{ pattern: '/^1\\d{10}$/', message: words.phoneMessage }],
      span: 12,
    }),
  ];
  const rows = [row('a', words.crane, 2), row('b', words.lathe, 1)];
  const table = { variant: 'table', children: { column: machine } };
  return [
    {
      type: 'dynamic',
      variant: 'people',
      item: specimenItem('dynamic', words, {
        subLabel: words.rowTitle,
        minSize: 1,
        maxSize: 3,
        children: table.children,
      }),
      values: { empty: undefined, filled: [row('a', words.crane, 2)] },
    },
    {
      type: 'dynamic',
      variant: 'table',
      item: specimenItem('dynamic', words, table),
      values: {
        empty: undefined,
        filled: rows,
        disabled: rows,
        readonly: rows,
        required: undefined,
        error: [row('a', '', 0), { ...row('b', words.lathe, 1), phone: '138' }],
        long: [row('a', words.longText, 2), row('b', words.lathe, 123_456_789)],
      },
    },
    {
      type: 'dynamic',
      variant: 'limits',
      item: specimenItem('dynamic', words, { ...table, minSize: 2, maxSize: 4 }),
      values: { empty: undefined, filled: rows },
    },
    {
      type: 'dynamic',
      variant: 'exhibits',
      item: specimenItem('dynamic', words, {
        prop: 'zhanpinzibiao',
        variant: 'table',
        children: {
          column: [
            column('name', 'input', { formItemRequired: true }),
            column('long', 'number', { unit: 'cm' }),
            column('width', 'number', { unit: 'cm' }),
            column('height', 'number', { unit: 'cm' }),
            column('weight', 'number', { unit: 'kg', precision: 2 }),
            column('number', 'number', { unit: unit.pieces }),
            column('volume', 'number', { readonly: true, unit: 'm³' }),
            column('grossWeight', 'number', { readonly: true, unit: 'kg' }),
            column('bulkVolume', 'number', { readonly: true, unit: 'm³' }),
          ],
        },
      }),
      values: {
        empty: undefined,
        filled: [
          { $id: 'a', name: words.crane, long: 620, width: 240, height: 310, weight: 8400.5, number: 1 },
          { $id: 'b', name: words.lathe, long: 180, width: 90, height: 150, weight: 2150, number: 3 },
        ],
      },
    },
    {
      type: 'dynamic',
      variant: 'vehicles',
      item: specimenItem('dynamic', words, {
        prop: 'cheliangtongxingzheng',
        variant: 'table',
        minSize: 1,
        children: {
          column: [
            column('plate', 'input', {
              formItemRequired: true,
              rules: [{ pattern: String.raw`/^[\u4e00-\u9fa5][A-Z][A-Z0-9]{5,6}$/` }],
            }),
            column('driver', 'input'),
          ],
        },
      }),
      values: { empty: undefined },
    },
    {
      type: 'dynamic',
      variant: 'files',
      item: specimenItem('dynamic', words, {
        variant: 'table',
        children: { column: [column('name', 'input'), column('photo', 'upload', { maxSize: 2 })] },
      }),
      values: {
        filled: [{ $id: 'a', name: words.crane, photo: stored.pictures }],
        readonly: [{ $id: 'a', name: words.crane, photo: stored.pictures }],
      },
    },
    {
      type: 'dynamic',
      variant: 'manyRows',
      item: specimenItem('dynamic', words, table),
      values: {
        filled: Array.from({ length: MANY_ROWS }, (_, at) =>
          row(`n${at + 1}`, `${words.lathe} ${at + 1}`, at + 1),
        ),
      },
    },
    {
      type: 'upload',
      variant: 'pictures',
      item: specimenItem('upload', words, { maxSize: 2, fileSize: 204_800, accept: 'png,jpg' }),
      values: { empty: undefined, filled: stored.pictures },
    },
  ];
}
