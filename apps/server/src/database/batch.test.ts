import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inBatches } from './batch.ts';

it('lets those go together who came while others were on their way, so many at most', async () => {
  const groups: number[][] = [];
  const double = inBatches(async (items: readonly number[]) => {
    groups.push([...items]);
    await sleep(10);
    return new Map(items.map((item) => [item, item * 2]));
  }, 3);
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(await Promise.all(numbers.map((number) => double(number)))).toEqual(numbers.map((n) => n * 2));
  expect(groups).toEqual([[1], [2], [3, 4, 5], [6, 7, 8]]);
});

it('gives null for what is missing in the result', async () => {
  const find = inBatches(async (items: readonly string[]) => {
    await sleep(5);
    return new Map(items.filter((item) => item !== 'b').map((item) => [item, item]));
  }, 8);
  expect(await Promise.all(['x', 'y', 'a', 'b', 'c'].map((item) => find(item)))).toEqual([
    'x',
    'y',
    'a',
    null,
    'c',
  ]);
});

it('lets each go alone after an error, so that nobody bears that of another', async () => {
  const check = inBatches(async (items: readonly string[]) => {
    await sleep(5);
    if (items.includes('wrong')) throw new Error('wrong');
    return new Map(items.map((item) => [item, items.length]));
  }, 8);
  const settled = await Promise.allSettled(['x', 'y', 'a', 'wrong', 'b'].map((item) => check(item)));
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    1,
    1,
    1,
    'Error: wrong',
    1,
  ]);
  expect(await check('later')).toBe(1);
});

it('asks a database that is away once only', async () => {
  const queried: number[] = [];
  const ask = inBatches(async (items: readonly number[]): Promise<ReadonlyMap<number, number>> => {
    queried.push(...items);
    await sleep(5);
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  }, 8);
  const settled = await Promise.allSettled([1, 2, 3, 4].map((item) => ask(item)));
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(queried).toEqual([1, 2, 3, 4]);
});
