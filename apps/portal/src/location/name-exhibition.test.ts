import { expect, test } from 'vitest';
import { nameExhibition } from './name-exhibition.ts';

test('an address names the exhibition, and nothing else of it is lost', () => {
  expect(nameExhibition('https://a.test/?embed=1#/login?role=supplier', '?exhibition=e-2&tenant=t')).toBe(
    'https://a.test/?embed=1&exhibition=e-2&tenant=t#/login?role=supplier',
  );
});

test('the exhibition that it named before gives way', () => {
  expect(nameExhibition('https://a.test/portal/?exhibition=e-1#/', '?exhibition=e-2')).toBe(
    'https://a.test/portal/?exhibition=e-2#/',
  );
});
