import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

const schema = Type.Object({
  tenantId: Type.String(),
  /** Of every account that has one; everybody may know it. */
  password: Type.String(),
  /** What opens the sealed part of the archives. */
  passphrase: Type.String(),
  /** The username of whoever signs in with codes of the demo's authenticator. */
  authenticator: Type.String(),
  /** Phones and usernames of the accounts that have the password. */
  accounts: Type.Array(Type.String()),
});

/** How the people of the demo sign in, which no archive tells. */
export type DemoAccounts = Static<typeof schema>;

/** Reads `accounts.json` of the demo's folder. */
export async function readDemoAccounts(folder: string): Promise<DemoAccounts> {
  return Value.Parse(schema, JSON.parse(await readFile(join(folder, 'accounts.json'), 'utf8')));
}
