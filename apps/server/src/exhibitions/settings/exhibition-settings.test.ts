import { expect, test } from 'vitest';
import { exhibitionSettings } from './exhibition-settings.ts';

test.each([
  ['ciecLoginUrl', 'https://houses.example.test/login?to=fair'],
  ['linkHosts', 'manual.example.test, files.example.test:8443'],
  ['dictionaryHosts', 'localhost:9000'],
  ['mediaHost', 'media.'],
] as const)('%s takes %s', (key, value) => {
  expect(exhibitionSettings[key].parse(value)).not.toBeNull();
});

test.each([
  ['ciecLoginUrl', 'javascript:alert(1)'],
  ['ciecLoginUrl', 'https://'],
  ['ciecLoginUrl', '//houses.example.test'],
  ['linkHosts', '*'],
  ['linkHosts', ''],
  ['dictionaryHosts', "data.example.test; script-src 'unsafe-inline'"],
  ['dictionaryHosts', 'https://data.example.test'],
  ['dictionaryHosts', 'data.example.test/path'],
  ['mediaHost', 'a b'],
] as const)('%s does not take %s', (key, value) => {
  expect(exhibitionSettings[key].parse(value)).toBeNull();
});
