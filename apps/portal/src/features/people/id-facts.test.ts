import { expect, it } from 'vitest';
import { idFacts } from './id-facts.ts';

it('reads the day of birth and the sex from an ID number', () => {
  expect(idFacts(' 990417199001010017 ')).toBeNull();
  expect(idFacts('11010519491231002X')).toEqual({ born: '1949-12-31', sex: 'female' });
  expect(idFacts('11010519491231002x')).toEqual({ born: '1949-12-31', sex: 'female' });
  expect(idFacts('440524188001010014')).toEqual({ born: '1880-01-01', sex: 'male' });
});

it('says nothing of a passport, a wrong digit or a day that never was', () => {
  expect(idFacts('E12345678')).toBeNull();
  expect(idFacts('110105194912310021')).toBeNull();
  // The check digit fits, the day does not exist.
  expect(idFacts('11010519900230001X')).toBeNull();
  expect(idFacts('')).toBeNull();
});
