import { realpathSync } from 'node:fs';
import { Client } from 'pg';
import { StartupFailure } from '../../settings/startup-failure.ts';
import { isAlive, lookAt } from './is-alive.ts';
import { readPostmasterFile, type PostmasterFile } from './postmaster-file.ts';
import { runsIn } from './processes-of.ts';

/**
 * Whose server the lock file in a folder names: nobody's any more, this folder's, or, where the folder is a copy, that of
 * another folder.
 */
export type FoundServer =
  | { readonly kind: 'none' | 'stale' | 'foreign' }
  | { readonly kind: 'ours'; readonly file: PostmasterFile };

/**
 * Looks whose server the lock file of a folder names. Only one that says this folder itself is this folder's.
 * @throws StartupFailure where nobody can tell, or the folder was moved under its server.
 */
export function findServer(cluster: string): FoundServer {
  const file = readPostmasterFile(cluster);
  if (file === null) return { kind: 'none' };
  if (!isAlive(file.pid)) return { kind: 'none' };
  const runs = lookAt(file.pid);
  if (runs === 'hidden') {
    throw new StartupFailure(
      `The database folder ${cluster} names process ${file.pid}, and this user may not see what that is: start as the user who started it, or end it, then start again.`,
    );
  }
  if (runs !== 'postgres') return { kind: 'stale' };
  if (isSameFolder(file.folder, cluster)) return { kind: 'ours', file };
  const here = runsIn(file.pid, cluster);
  if (here === false) return { kind: 'foreign' };
  throw new StartupFailure(
    here === true
      ? `The database folder ${cluster} was moved from ${file.folder} while its server ran: end process ${file.pid}, then start again.`
      : `The database folder ${cluster} names a server of ${file.folder} (process ${file.pid}): if it is a copy, remove postmaster.pid in it; if it was moved, end that process first.`,
  );
}

export function isSameFolder(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/** Milliseconds for one try to ask a server. */
const TIMEOUT_MS = 10_000;

/**
 * Asks a server which folder it serves; null where it does not answer.
 * @throws StartupFailure where it lets nobody in.
 */
export async function folderServedAt(adminUrl: string): Promise<string | null> {
  const client = new Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01') {
      throw new StartupFailure(`The embedded database does not let us in: ${error.message}.`);
    }
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
