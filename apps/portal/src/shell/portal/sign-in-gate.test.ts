import { createLocalStore, memoryStorage } from '@zhantai/contract/client';
import { describe, expect, it } from 'vitest';
import type { HashLocation } from '@zhantai/shell/location/hash-location.ts';
import { createSignInGate } from './sign-in-gate.ts';

function open() {
  const went: string[] = [];
  const location: Pick<HashLocation, 'go'> = { go: (to) => went.push(to) };
  const store = createLocalStore('test', memoryStorage(), memoryStorage());
  return { went, store, gate: createSignInGate({ store, location }) };
}

describe('the open-login action (seed.md §2)', () => {
  it.each([
    ['media', '/mediaLogin'],
    ['transport', '/transportLogin'],
    ['exhibitor', '/login'],
    ['supplier', '/login?role=supplier'],
    ['', '/login'],
  ])('clears the stored role and leads %s to %s', (role, login) => {
    const { gate, store, went } = open();
    store.set('roleName', 'media');
    gate.open(role === '' ? 'nobody' : role);
    expect(went).toEqual([login]);
    expect(store.get('roleName')).toBeUndefined();
  });

  it('goes by the stored role where the session has none', () => {
    const { gate, store, went } = open();
    store.set('roleName', 'transport');
    gate.open('');
    gate.open('');
    expect(went).toEqual(['/transportLogin', '/login']);
  });
});

describe('a page that holds input (wire.md §2)', () => {
  it('is not taken away: the sign-in opens over it, until signing out', () => {
    const { gate, went } = open();
    const release = gate.holdInput();
    gate.open('exhibitor');
    expect([gate.state(), went]).toEqual(['open', []]);
    gate.close(false);
    expect(gate.state()).toBe('putOff');
    gate.open('exhibitor');
    gate.close(true);
    expect(gate.state()).toBe('closed');
    gate.open('media');
    gate.page('media');
    expect([gate.state(), went]).toEqual(['closed', ['/mediaLogin']]);
    release();
    release();
    expect(gate.holding()).toBe(false);
  });
});

it('a page where something was typed is not taken away either, until it is left', () => {
  const { gate, went } = open();
  gate.touch();
  expect(gate.holding()).toBe(true);
  gate.open('exhibitor');
  expect([gate.state(), went]).toEqual(['open', []]);
  gate.close(true);
  gate.leave('/');
  expect(gate.holding()).toBe(false);
  gate.open('exhibitor');
  expect(went).toEqual(['/login']);
  gate.touch();
  gate.page('exhibitor');
  expect(gate.holding()).toBe(false);
});

it('leads back once to the page that was requested, if there is one', () => {
  const { gate } = open();
  gate.remember('/exhibitionBooth?page=exhibitor_c1');
  expect(gate.takeAddress('exhibitor')).toBe('/exhibitionBooth?page=exhibitor_c1');
  expect(gate.takeAddress('exhibitor')).toBe('/');
  gate.remember('/nowhere');
  expect(gate.takeAddress('exhibitor')).toBe('/');
});

it('leads nobody to a page of another role', () => {
  const { gate } = open();
  gate.remember('/transportSupplier?exhibitor=E1');
  expect(gate.takeAddress('media')).toBe('/');
  gate.remember('/transportSupplier?exhibitor=E1');
  expect(gate.takeAddress('transport')).toBe('/transportSupplier?exhibitor=E1');
  expect(gate.isFirst('/transportSupplier?exhibitor=E1')).toBe(true);
  gate.leave('/transportSupplier?exhibitor=E1');
  expect(gate.isFirst('/transportSupplier?exhibitor=E1')).toBe(true);
  gate.leave('/notices');
  expect(gate.isFirst('/transportSupplier?exhibitor=E1')).toBe(false);
});

it('shows each role its own sign-in after it signed out', () => {
  const { gate, went } = open();
  for (const role of ['exhibitor', 'supplier', 'transport', 'media']) gate.page(role);
  expect(went).toEqual(['/login', '/login?role=supplier', '/transportLogin', '/mediaLogin']);
});
