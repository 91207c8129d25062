import { expect, it } from 'vitest';
import { changeOf, creationOf, readTags, typedOf } from './typed-exhibitor.ts';

const empty = typedOf(null);

it('sends nothing where nothing differs, whatever the order of the tags', () => {
  const seen = { ...empty, name: '甲', tags: ['a', 'b'] };
  expect(changeOf(seen, { ...seen, name: ' 甲 ', tags: ['b', 'a'] })).toBeNull();
});

it('sends the keys that differ with what was seen of them, and no other', () => {
  const seen = { ...empty, name: '甲', note: 'x' };
  expect(changeOf(seen, { ...seen, note: '', origin: 'os' })).toEqual({
    note: { from: 'x', to: '' },
    origin: { from: 'cn', to: 'os' },
  });
});

it('leaves the code to the server where none is typed', () => {
  expect(creationOf({ ...empty, name: '甲', code: ' ' })).not.toHaveProperty('code');
  expect(creationOf({ ...empty, name: '甲', code: ' A1 ' }).code).toBe('A1');
});

it.each([
  ['重点，液压、 新', ['重点', '液压', '新']],
  ['a, a ,,', ['a']],
  ['  ', []],
])('reads the tags of %j', (text, tags) => {
  expect(readTags(text)).toEqual(tags);
});
