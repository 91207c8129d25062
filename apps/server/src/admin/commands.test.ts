import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '../auth/index.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { commands, type Values } from './commands.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.drop());

const run = async (name: string, values: Values): Promise<string> =>
  (await commands[name]?.run(opened.database, values)) ?? '';

test('a tenant, its exhibition and the first staff account are made, with a password that works', async () => {
  await run('create-tenant', { tenant: 'acme', name: 'Acme Fairs' });
  await run('create-exhibition', { tenant: 'acme', exhibition: 'acme-2027', title: 'Acme 2027' });
  const said = await run('create-staff', {
    tenant: 'acme',
    exhibition: 'acme-2027',
    username: 'boss',
    name: 'The Boss',
  });
  const password = said.split(': ').at(-1) ?? '';
  const account = await opened.database.selectFrom('account').selectAll().executeTakeFirstOrThrow();
  expect(await verifyPassword(account.password_hash ?? '', password)).toBe(true);
  const membership = await opened.database.selectFrom('membership').selectAll().executeTakeFirstOrThrow();
  expect(membership).toMatchObject({ exhibition_id: 'acme-2027', role: 'admin' });
  const actions = await opened.database.selectFrom('audit').select('action').orderBy('at').execute();
  expect(actions.map((row) => row.action)).toEqual(['exhibition.create', 'account.create-staff']);
});

test('what is there already, what is missing and what is misspelt is told in a sentence', async () => {
  await expect(run('create-tenant', { tenant: 'acme', name: 'Again' })).rejects.toThrow('is there already');
  await expect(run('create-tenant', { tenant: 'a b', name: 'X' })).rejects.toThrow('--tenant');
  await expect(run('create-tenant', { tenant: 'other' })).rejects.toThrow('--name');
  await expect(run('create-exhibition', { tenant: 'nobody', exhibition: 'x', title: 'X' })).rejects.toThrow(
    'does not exist',
  );
  await expect(
    run('create-staff', { tenant: 'acme', exhibition: 'acme-2027', username: 'u', name: 'U', role: 'king' }),
  ).rejects.toThrow('--role');
});
