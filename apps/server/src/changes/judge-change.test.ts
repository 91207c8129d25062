import {
  array,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  property,
  record,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeChange, type Change } from './judge-change.ts';

interface Thing {
  readonly name: string;
  readonly tags: readonly string[];
  readonly 'title.zh-Hans': string;
  readonly 'title.en': string;
  readonly settings: unknown;
}

const keys = ['name', 'tags', 'title.zh-Hans', 'title.en', 'settings'] as const;
const text = constantFrom('', 'a', 'b', 'c');
const things = record({
  name: text,
  tags: array(text, { maxLength: 4 }),
  'title.zh-Hans': text,
  'title.en': text,
  settings: jsonValue({ maxDepth: 2 }),
});
const sets = ['tags'] as const;

/** The change of these keys from one thing to another. */
function changeOf(from: Thing, to: Thing, some: readonly (keyof Thing)[]): Change<Thing> {
  const all: Required<Change<Thing>> = {
    name: { from: from.name, to: to.name },
    tags: { from: from.tags, to: to.tags },
    'title.zh-Hans': { from: from['title.zh-Hans'], to: to['title.zh-Hans'] },
    'title.en': { from: from['title.en'], to: to['title.en'] },
    settings: { from: from.settings, to: to.settings },
  };
  return Object.fromEntries(some.map((key) => [key, all[key]]));
}

describe('console.md §0.3: change by comparison', () => {
  it('two who change different keys of what both saw never meet, whoever is first', () => {
    assert(
      property(things, things, things, uniqueArray(constantFrom(...keys)), (seen, mine, theirs, own) => {
        const others = keys.filter((key) => !own.includes(key));
        const orders = [
          [changeOf(seen, mine, own), changeOf(seen, theirs, others)],
          [changeOf(seen, theirs, others), changeOf(seen, mine, own)],
        ] as const;
        const results = orders.map(([first, second]) => {
          const one = judgeChange<Thing>(seen, first, sets);
          const both = judgeChange<Thing>(one.next, second, sets);
          expect([...one.conflicts, ...both.conflicts]).toEqual([]);
          return both.next;
        });
        expect(results[0]).toEqual(results[1]);
      }),
    );
  });

  it('what already is so is taken, however often it is sent, and changes nothing', () => {
    assert(
      property(things, things, (seen, wanted) => {
        const change = changeOf(seen, wanted, keys);
        const first = judgeChange<Thing>(seen, change, sets);
        const again = judgeChange<Thing>(first.next, change, sets);
        expect(first.conflicts).toEqual([]);
        expect(again).toEqual({ next: first.next, changed: [], conflicts: [] });
      }),
    );
  });

  it('the change turned round takes it back', () => {
    assert(
      property(things, things, (seen, wanted) => {
        const done = judgeChange<Thing>(seen, changeOf(seen, wanted, keys), sets);
        const undone = judgeChange<Thing>(done.next, changeOf(wanted, seen, keys), sets);
        expect(undone.conflicts).toEqual([]);
        expect(judgeChange<Thing>(undone.next, changeOf(undone.next, seen, keys), sets).changed).toEqual([]);
      }),
    );
  });

  it('a key that somebody else changed otherwise is a conflict with all three values, and the others are none', () => {
    const seen: Thing = { name: 'a', tags: [], 'title.zh-Hans': 'a', 'title.en': 'a', settings: null };
    const now = { ...seen, name: 'theirs' };
    const judged = judgeChange<Thing>(now, {
      name: { from: 'a', to: 'mine' },
      'title.en': { from: 'a', to: 'b' },
    });
    expect(judged.conflicts).toEqual([{ key: 'name', from: 'a', to: 'mine', now: 'theirs' }]);
  });

  it('the order of keys of an object says nothing, that of a list does unless it is a set', () => {
    const kept = { settings: { a: 1, b: [1, 2] }, list: ['x', 'y'], set: ['x', 'y'] };
    const same = { settings: { from: { b: [1, 2], a: 1 }, to: { a: 2, b: [] } } };
    expect(
      judgeChange<typeof kept>(kept, { ...same, set: { from: ['y', 'x', 'y'], to: ['z'] } }, ['set'])
        .conflicts,
    ).toEqual([]);
    expect(
      judgeChange<typeof kept>(kept, { list: { from: ['y', 'x'], to: ['z'] } }, ['set']).conflicts,
    ).toHaveLength(1);
  });

  it('what a thing does not have is not set, whatever it is called', () => {
    const kept = { name: 'a' };
    assert(
      property(dictionary(constantFrom('toString', '__proto__', 'other'), jsonValue()), (strange) => {
        const change: Change<typeof kept> = { ...strange };
        expect(judgeChange(kept, change)).toEqual({ next: kept, changed: [], conflicts: [] });
      }),
    );
  });
});
