import { Client } from 'pg';

/**
 * The first of these addresses that takes changes now.
 * @throws Error where none does, of the last one.
 */
export async function directAddress(urls: readonly string[]): Promise<string> {
  let failure: unknown = new Error('no address is given');
  for (const url of urls) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      // One after the other, in their order.
      await client.connect();
      const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
      if (rows[0]?.transaction_read_only === 'off') return url;
      failure = new Error('it takes no changes');
    } catch (error) {
      failure = error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw failure;
}
