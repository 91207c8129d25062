import { expect, it } from 'vitest';
import { changeOf, firstRights, withValue } from './rights.ts';

it('a change names what differs alone, and lists without an order differ by what they hold', () => {
  const seen = { ...firstRights, halls: ['5', '6'] };
  expect(changeOf(seen, { ...seen, halls: ['6', '5'] })).toBeNull();
  expect(changeOf(seen, { ...seen, halls: ['5'], role: 'editor' })).toEqual({
    halls: { from: ['5', '6'], to: ['5'] },
    role: { from: 'reviewer', to: 'editor' },
  });
});

it('what the server says of a key is taken as far as it can be one', () => {
  expect(withValue(firstRights, 'halls', ['7']).halls).toEqual(['7']);
  expect(withValue(firstRights, 'role', 'nobody')).toEqual(firstRights);
  expect(withValue(firstRights, 'endsAt', '2027-03-24 23:59:59').endsAt).toBe('2027-03-24 23:59:59');
});
