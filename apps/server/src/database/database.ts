import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './tables/schema.ts';

/** The database outside a transaction. */
export type Database = Kysely<Schema>;

/** One transaction; whatever takes a `Database` to read takes this too. */
export type Transaction = KyselyTransaction<Schema>;
