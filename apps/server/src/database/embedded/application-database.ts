import { Client } from 'pg';
import { StartupFailure } from '../../settings/startup-failure.ts';

/**
 * The application's role and database, which is no superuser, so that nothing works here that would not work
 * on a managed server. Idempotent.
 * @param password URL-safe: it is made by us.
 */
export async function ensureApplicationDatabase(adminUrl: string, password: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 30_000 });
  admin.on('error', () => undefined);
  try {
    await admin.connect();
    const role = await admin.query("select 1 from pg_roles where rolname = 'zhantai'");
    if (role.rowCount === 0) await admin.query(`create role zhantai login password '${password}'`);
    // What statements of the application fail with is told to the application, which logs it without their values.
    await admin.query("alter role zhantai set log_min_messages = 'log'");
    const database = await admin.query("select 1 from pg_database where datname = 'zhantai'");
    if (database.rowCount === 0) await admin.query('create database zhantai owner zhantai');
  } catch (error) {
    throw new StartupFailure(
      `The embedded database does not let us in: ${error instanceof Error ? error.message : 'unknown reason'}.`,
    );
  } finally {
    await admin.end().catch(() => undefined);
  }
}
