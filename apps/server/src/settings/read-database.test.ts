import { expect, test } from 'vitest';
import { readDirectUrls } from './read-database.ts';

const base = 'postgres://proxy/zhantai';

test('several hosts are several addresses, without what only other clients know', () => {
  const text =
    'postgres://user:p%40ss@one:5432,two:5433,[::1]:5434/zhantai?target_session_attrs=read-write&sslmode=require';
  expect(readDirectUrls(text, base)).toEqual([
    'postgres://user:p%40ss@one:5432/zhantai?sslmode=require',
    'postgres://user:p%40ss@two:5433/zhantai?sslmode=require',
    'postgres://user:p%40ss@[::1]:5434/zhantai?sslmode=require',
  ]);
  expect(readDirectUrls('postgresql://one/zhantai', base)).toEqual(['postgresql://one/zhantai']);
  expect(readDirectUrls(undefined, base)).toEqual([]);
});

test.each([
  'mysql://one/zhantai',
  'one:5432/zhantai',
  'postgres://one,/zhantai',
  'postgres://one:x/zhantai',
  'postgres://one/zhantai?target_session_attrs=standby',
])('%s is refused without being repeated', (text) => {
  expect(() => readDirectUrls(text, base)).toThrow(/^DATABASE_DIRECT_URL must look like/);
});

test('it stands beside DATABASE_URL only', () => {
  expect(() => readDirectUrls('postgres://one/zhantai', null)).toThrow(/works beside DATABASE_URL only/);
});
