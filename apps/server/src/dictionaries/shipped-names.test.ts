import { languages } from '@zhantai/messages';
import { expect, it } from 'vitest';
import { shippedEntries } from './shipped/shipped-entries.ts';

it.each([...shippedEntries])('no two entries of %s have one name in a language', (_code, entries) => {
  for (const language of languages) {
    const names = entries.map(({ label }) => label[language]);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  }
});
