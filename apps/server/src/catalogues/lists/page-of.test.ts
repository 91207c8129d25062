import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const row = (id: string, day: string | null, stock: number | null) => ({ id, day, stock });
const rows = [
  row('F10', null, 3),
  row('F2', '2027-05-19', null),
  row('F1', '2027-05-18', 3),
  row('F3', null, 0),
  row('F4', '2027-05-18', 3),
];
const keys = ['id', 'day', 'stock'] as const;
const ids = (request: Parameters<typeof pageOf>[2]) =>
  pageOf(rows, keys, request).records.map(({ id }) => id);

it('those without the text that is sorted by stand last, whichever way', () => {
  expect(ids({ ascs: 'day' })).toEqual(['F1', 'F4', 'F2', 'F10', 'F3']);
  expect(ids({ descs: 'day' })).toEqual(['F2', 'F1', 'F4', 'F10', 'F3']);
});

it('no limit is more than any number', () => {
  expect(ids({ ascs: 'stock' })).toEqual(['F3', 'F10', 'F1', 'F4', 'F2']);
  expect(ids({ descs: 'stock' })).toEqual(['F2', 'F10', 'F1', 'F4', 'F3']);
});

it('of those alike by the first key the second decides, with or without blanks between the keys', () => {
  expect(ids({ ascs: 'stock, id' })).toEqual(['F3', 'F1', 'F4', 'F10', 'F2']);
  expect(ids({ ascs: 'day', descs: 'id' })).toEqual(['F4', 'F1', 'F2', 'F10', 'F3']);
});

it('pages follow each other without one twice', () => {
  for (const way of ['ascs', 'descs'] as const) {
    for (const key of keys) {
      const pages = [1, 2, 3].flatMap((current) => ids({ [way]: key, size: 2, current }));
      expect(pages).toEqual(ids({ [way]: key }));
    }
  }
});
