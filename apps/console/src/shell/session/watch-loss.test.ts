import { createSessionStore, type SessionToken } from '@zhantai/contract/client';
import { createLocalStore, memoryStorage } from '@zhantai/contract/client';
import { expect, it } from 'vitest';
import { watchLoss } from './watch-loss.ts';

const token = (userId: string): SessionToken => ({
  accessToken: `access ${userId}`,
  refreshToken: '',
  issuedAt: 0,
  expiresIn: 3600,
  userId,
  roleName: 'admin',
  userName: '',
  exhibitorId: null,
  needSetPwd: false,
  tenantId: 't',
  exhibitId: 'e',
});

function open() {
  const kept = createSessionStore(createLocalStore('test', memoryStorage(), memoryStorage()));
  const watched = watchLoss(kept);
  watched.session.write(token('one'));
  return { kept, ...watched };
}

it('a session that the server ended is lost until the same person signs in again', () => {
  const { session, isLost } = open();
  expect(isLost()).toBe(false);
  session.clear();
  expect(isLost()).toBe(true);
  session.write(token('one'));
  expect(isLost()).toBe(false);
});

it('a session that somebody ended is not lost', () => {
  const { session, isLost, letGo } = open();
  letGo();
  session.clear();
  expect(isLost()).toBe(false);
});

it('a session that another tab ended is not lost', () => {
  const { kept, isLost } = open();
  kept.clear();
  expect(isLost()).toBe(false);
});

it('a lost session ends with a sign-in in another tab', () => {
  const { kept, session, isLost } = open();
  session.clear();
  kept.write(token('two'));
  expect(isLost()).toBe(false);
  kept.clear();
  expect(isLost()).toBe(false);
});

it('who signs in over a lost session of somebody else is told to all first as an end', () => {
  const { session, isLost } = open();
  const seen: (string | null)[] = [];
  session.subscribe(() => {
    if (!isLost()) seen.push(session.read()?.userId ?? null);
  });
  session.clear();
  session.write(token('two'));
  expect(seen).toEqual([null, 'two']);
});
