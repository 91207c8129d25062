import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from './index.ts';

it('every step of the folder is in the list under its own name', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  expect(Object.keys(migrations).toSorted()).toEqual(
    files.map((name) => name.replace(/\.ts$/, '')).toSorted(),
  );
});
