import { Migrator } from 'kysely';
import { StartupFailure } from '../settings/startup-failure.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the schema forward to this version, under a lock that makes servers starting together wait for one.
 * @throws StartupFailure if a step fails (that step is undone) or the database is newer than this version.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: 'schema_step',
    migrationLockTableName: 'schema_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : 'unknown reason';
  throw new StartupFailure(
    failed === undefined
      ? `The database does not fit this version of the server: ${reason}.`
      : `The database could not be brought forward (step ${failed}): ${reason}.`,
  );
}
