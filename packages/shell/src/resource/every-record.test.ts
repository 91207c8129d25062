import { expect, it } from 'vitest';
import { everyRecord } from './every-record.ts';

const list = (total: number, size: number) => {
  const requested: number[] = [];
  const ask = (current: number) => {
    requested.push(current);
    const first = (current - 1) * size;
    const count = Math.max(0, Math.min(size, total - first));
    return Promise.resolve({ total, records: Array.from({ length: count }, (_, at) => first + at) });
  };
  return { requested, ask };
};

it.each([
  [0, 1],
  [1, 1],
  [500, 1],
  [501, 2],
  [1_203, 3],
])('of %i records every one is read, in %i pages', async (total, pages) => {
  const { requested, ask } = list(total, 500);
  expect(await everyRecord(ask)).toEqual(Array.from({ length: total }, (_, at) => at));
  expect(requested).toHaveLength(pages);
});

it('of a list that became shorter meanwhile the reading ends', async () => {
  const records = await everyRecord((current) =>
    Promise.resolve({ total: 9, records: current === 1 ? ['a', 'b'] : [] }),
  );
  expect(records).toEqual(['a', 'b']);
});
