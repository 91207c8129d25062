import { expect, test } from 'vitest';
import { portalAddress } from './portal-address.ts';

const fair = { tenantId: 'house', exhibitionId: 'fair-2027', sharesId: false, host: null };

test('an address names its exhibition, whatever the address alone leads to', () => {
  expect(portalAddress('https://portal.example.test', fair, '/s?code=A1')).toBe(
    'https://portal.example.test/?exhibition=fair-2027#/s?code=A1',
  );
  expect(portalAddress('http://127.0.0.1:8080/portal', fair, '/login')).toBe(
    'http://127.0.0.1:8080/portal/?exhibition=fair-2027#/login',
  );
});

test('an exhibition with a host name stands there, and is named for the day that another one has it', () => {
  expect(portalAddress('https://portal.example.test:8443', { ...fair, host: 'fair.example.test' }, '/')).toBe(
    'https://fair.example.test:8443/?exhibition=fair-2027#/',
  );
});

test('where an older exhibition of another tenant has the id, the address names the tenant', () => {
  expect(portalAddress('https://portal.example.test', { ...fair, sharesId: true }, '/')).toBe(
    'https://portal.example.test/?exhibition=fair-2027&tenant=house#/',
  );
});
