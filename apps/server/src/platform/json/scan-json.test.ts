import { assert, json, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenBound } from './scan-json.ts';

const bounds = { depth: 8, values: 1_000, members: 50, turns: 100 };
const broken = (text: string, changes: Partial<typeof bounds> = {}) =>
  brokenBound(Buffer.from(text), { ...bounds, ...changes });
const list = (count: number, of: (index: number) => string): string =>
  `[${Array.from({ length: count }, (_, index) => of(index)).join(',')}]`;

describe('a JSON text', () => {
  it.each([
    ['brackets in brackets', '['.repeat(9), 'depth'],
    ['objects in objects', '{"a":'.repeat(9), 'depth'],
    ['empty objects', list(600, () => '{}'), 'size'],
    ['numbers', list(1_001, () => '1'), 'size'],
    ['an object of many names', `{${Array.from({ length: 51 }, (_, at) => `"n${at}":1`).join(',')}}`, 'size'],
    ['objects whose names all differ', list(101, (at) => `{"n${at}":1}`), 'size'],
    ['names in every order', list(105, (at) => `{"a${at % 7}":1,"b${at % 5}":1,"c${at % 3}":1}`), 'size'],
  ])('of %s is told before it is read', (_what, text, bound) => {
    expect(broken(text)).toBe(bound);
  });

  it.each([
    ['many rows of one shape', list(300, () => '{"name":"x","weight":1}')],
    [
      'brackets, commas and names within texts',
      JSON.stringify({ a: '[[[[[[[[[[,,,{"a":{"b":"\\'.repeat(90) }),
    ],
    ['a text that ends in a backslash', JSON.stringify(['\\', '\\\\"', ['x']])],
    ['nothing at all', ''],
    ['no JSON', ']]]]]]}}}}}:::"'],
  ])('of %s is let through', (_what, text) => {
    expect(broken(text, { members: 1_000 })).toBeNull();
  });

  it('that is small is let through, whatever it says', () => {
    assert(
      property(json(), (text) => {
        expect(broken(text, { depth: 1_000, values: 100_000, members: 10_000, turns: 10_000 })).toBeNull();
      }),
    );
  });
});
