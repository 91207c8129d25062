import { expect, it } from 'vitest';
import { linkCode } from './link-code.ts';

it('reads the code of a short link', () => {
  expect(linkCode('https://fair.example/#/s?code=X01VISIT')).toBe('X01VISIT');
  expect(linkCode('https://fair.example/sub/#/s?code=a%2Bb')).toBe('a+b');
  expect(linkCode('https://fair.example/s/?exhibition=e-2&tenant=t#/s?code=X01VISIT')).toBe('X01VISIT');
  expect(linkCode('https://fair.example/#/login')).toBeNull();
});
