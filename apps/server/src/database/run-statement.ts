import { Client } from 'pg';

/** Runs one statement on a connection of its own: for what cannot stand in a transaction or a pool. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
