import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verifyPassword } from '../auth/index.ts';
import { createDatabase } from '../database/create-database.ts';
import { createPool } from '../database/create-pool.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { testSettings } from '../settings/test-settings.ts';
import { changeSetting, readSetting } from '../exhibitions/index.ts';
import type { Values } from './command.ts';
import { commands } from './commands.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.drop());

const run = async (name: string, values: Values, ...words: readonly string[]): Promise<string> => {
  const { database } = opened;
  const context = { database, settings: testSettings(), env: {}, now: () => new Date() };
  return (await commands[name]?.run(context, values, words)) ?? '';
};

test('a tenant, its exhibition and the first staff account are made, with a password that works', async () => {
  await run('create-tenant', { tenant: 'acme', title: 'Acme Fairs', username: 'owner', name: 'The Owner' });
  await run('create-exhibition', { tenant: 'acme', exhibition: 'acme-2027', title: 'Acme 2027' });
  const said = await run('create-staff', {
    tenant: 'acme',
    exhibition: 'acme-2027',
    username: 'boss',
    name: 'The Boss',
  });
  const password = said.split(': ').at(-1) ?? '';
  const account = await opened.database
    .selectFrom('account')
    .selectAll()
    .where('username', '=', 'boss')
    .executeTakeFirstOrThrow();
  expect(await verifyPassword(account.password_hash ?? '', password)).toBe(true);
  const membership = await opened.database.selectFrom('membership').selectAll().executeTakeFirstOrThrow();
  expect(membership).toMatchObject({ exhibition_id: 'acme-2027', role: 'admin' });
  const actions = await opened.database.selectFrom('audit').select('action').orderBy('at').execute();
  expect(actions.map((row) => row.action)).toEqual([
    'account.tenant-admin',
    'exhibition.create',
    'account.create-staff',
  ]);
});

test('an archive is never written over a file that is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zhantai-archive-'));
  try {
    const file = join(folder, 'kept.txt');
    await writeFile(file, 'mine');
    const scope = { tenant: 'acme', exhibition: 'acme-2027' };
    await expect(run('write-archive', scope, file)).rejects.toThrow('is there already');
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect(await run('write-archive', scope, join(folder, 'new.zip'))).toContain('is in');
    await expect(
      run('write-archive', { ...scope, exhibition: 'gone' }, join(folder, 'gone.zip')),
    ).rejects.toThrow('no such exhibition');
    expect((await readdir(folder)).toSorted()).toEqual(['kept.txt', 'new.zip']);
    // Of a fair without dates too.
    expect(
      await run('read-archive', { tenant: 'acme', exhibition: 'acme-copy' }, join(folder, 'new.zip')),
    ).toContain('is there, closed');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('what is there already, what is missing and what is misspelt is reported in a sentence', async () => {
  await expect(
    run('create-tenant', { tenant: 'acme', title: 'Again', username: 'x', name: 'X' }),
  ).rejects.toThrow('is there already');
  await expect(run('create-tenant', { tenant: 'a b', title: 'X', username: 'x', name: 'X' })).rejects.toThrow(
    '--tenant',
  );
  await expect(run('create-tenant', { tenant: 'other' })).rejects.toThrow('--title');
  await expect(run('create-exhibition', { tenant: 'nobody', exhibition: 'x', title: 'X' })).rejects.toThrow(
    'does not exist',
  );
  await expect(
    run('create-staff', { tenant: 'acme', exhibition: 'acme-2027', username: 'u', name: 'U', role: 'king' }),
  ).rejects.toThrow('--role');
});

test('a setting of an exhibition is shown, changed, audited, and set back', async () => {
  const scope = { tenantId: 'acme', exhibitionId: 'acme-2027' };
  const read = () => readSetting(opened.database, scope, 'smsCountries');
  expect(await run('get', {}, 'acme-2027')).toBe(
    [
      'smsCountries 86',
      'smsUnknownPerHour 2000',
      'guestSubmitsPerHour 2000',
      'guestFiles 20000',
      'guestMegabytes 20480',
      'holdDays 14',
      'quantityMost 20',
      'quantityMostWithoutStock 999',
      'mediaHost',
      'ciecLoginUrl',
      'linkHosts',
      'dictionaryHosts',
    ].join('\n'),
  );
  expect(await run('set', {}, 'acme-2027', 'smsCountries', '86, 852')).toBe(
    'smsCountries of acme-2027 is 86,852.',
  );
  expect(await read()).toEqual(['86', '852']);
  expect(await run('get', {}, 'acme-2027', 'smsCountries')).toBe('smsCountries 86,852');
  await run('set', {}, 'acme-2027', 'smsCountries', 'default');
  expect(await read()).toEqual(['86']);
  const audit = await opened.database
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'exhibition.set')
    .orderBy('at')
    .execute();
  expect(audit.map(({ detail }) => detail)).toEqual([
    { key: 'smsCountries', from: null, to: '86, 852' },
    { key: 'smsCountries', from: '86, 852', to: null },
  ]);
});

test('a setting that is none, a value that is none and an exhibition that is not clear are reported in a sentence', async () => {
  const set = (...words: readonly string[]) => run('set', {}, ...words);
  await expect(set('acme-2027', 'colour', 'red')).rejects.toThrow('There is no setting colour');
  await expect(set('acme-2027', 'constructor', 'red')).rejects.toThrow('There is no setting constructor');
  await expect(set('acme-2027', 'smsCountries', '+86')).rejects.toThrow(
    'smsCountries must be calling codes with commas between them, as 86,852, or * for every country.',
  );
  await expect(set('acme-2027', 'smsUnknownPerHour', '-1')).rejects.toThrow('a whole number from 0 to');
  await expect(set('nowhere', 'smsCountries', '86')).rejects.toThrow('Exhibition nowhere does not exist.');
  await run('create-tenant', { tenant: 'bcme', title: 'B', username: 'b', name: 'B' });
  await run('create-exhibition', { tenant: 'bcme', exhibition: 'acme-2027', title: 'B' });
  await expect(set('acme-2027', 'smsCountries', '86')).rejects.toThrow('acme, bcme: say which with --tenant');
  expect(await run('set', { tenant: 'bcme' }, 'acme-2027', 'smsCountries', '*')).toContain('is *.');
});

test('a setting that another process changed is seen', async () => {
  const scope = { tenantId: 'bcme', exhibitionId: 'acme-2027' };
  const other = createPool(opened.url, 1, () => {});
  const database = createDatabase(other);
  try {
    await vi.waitFor(() => readSetting(opened.database, scope, 'smsUnknownPerHour'));
    await changeSetting(database, scope, 'smsUnknownPerHour', '7', async () => {});
    await vi.waitFor(
      async () => expect(await readSetting(opened.database, scope, 'smsUnknownPerHour')).toBe(7),
      { timeout: 10_000 },
    );
  } finally {
    await database.destroy();
  }
});

test('lists and counts are counted anew from the submissions, and what differed is reported', async () => {
  expect(await run('recount', {})).toBe('Lists and counts say what the submissions say.');
  await opened.database
    .insertInto('submission_count')
    .values({
      tenant_id: 'acme',
      exhibition_id: 'acme-2027',
      form_id: 'none',
      status: 'wait',
      halls: [],
      submissions: '7',
    })
    .execute();
  expect(await run('recount', {})).toContain('1 counts');
  expect(await run('recount', {})).toBe('Lists and counts say what the submissions say.');
  expect(await run('rebuild-obligations', {})).toBe(
    'What is owed is what forms, booths and submissions say.',
  );
});

test('the audit is compared with its seals', async () => {
  expect(await run('verify-audit', {})).toContain('acme/acme-2027: no day is sealed yet.');
});

test('a member of staff is limited, and an editor decides only where it is said', async () => {
  const scope = { tenant: 'bcme', exhibition: 'acme-2027' };
  await run('create-staff', { ...scope, username: 'ed', name: 'Ed', role: 'editor' });
  const limit = (values: Values) => run('limit', { ...scope, ...values }, 'ed');
  expect(await limit({})).toBe('ed: decides as editor no, forms all, halls all.');
  expect(await limit({ 'may-decide': 'yes', halls: '5, 6' })).toBe(
    'ed: decides as editor yes, forms all, halls 5,6.',
  );
  expect(await limit({ halls: 'all' })).toBe('ed: decides as editor yes, forms all, halls all.');
  await expect(limit({ 'may-decide': 'perhaps' })).rejects.toThrow('--may-decide must be yes or no.');
  await expect(limit({ forms: 'A1' })).rejects.toThrow('There is no published form A1');
  await expect(limit({ exhibition: 'other' })).rejects.toThrow('ed is not of the staff of other.');
  await expect(run('limit', scope, 'nobody')).rejects.toThrow('There is no account nobody.');
  const audit = await opened.database
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'account.limit')
    .execute();
  expect(audit.at(-1)?.detail).toMatchObject({ from: { halls: ['5', '6'] }, to: { halls: [] } });
});
