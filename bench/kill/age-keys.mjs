import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Lets the seconds pass after which a call of a killed server is known to be dead. */
export async function ageKeys(dataDir) {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  const client = new Client({
    connectionString: `postgres://zhantai:${password}@127.0.0.1:${port}/zhantai`,
  });
  await client.connect();
  await client.query('update idempotent_answer set alive_until = now() where answer is null');
  await client.end();
}
