import { expect, it } from 'vitest';
import { formBar } from './form-bar.ts';

const none = { none: 0, draft: 0, submitted: 0, wait: 0, adopt: 0, fail: 0 };

it('a bar has all who owe the form, and says which share handed in', () => {
  expect(formBar({ counts: { none: 4, draft: 2, submitted: 1, wait: 2, adopt: 1, fail: 0 } })).toEqual({
    done: 2,
    wait: 2,
    draft: 2,
    fail: 0,
    none: 4,
    total: 10,
    percent: 40,
  });
});

it('says 100 only when nobody is missing, and nothing where nobody owes it', () => {
  expect(formBar({ counts: { ...none, adopt: 199, none: 1 } }).percent).toBe(99);
  expect(formBar({ counts: { ...none, adopt: 200 } }).percent).toBe(100);
  expect(formBar({ counts: none }).percent).toBeNull();
});
