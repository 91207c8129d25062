import { setTimeout as sleep } from 'node:timers/promises';
import { StartupFailure } from '../../settings/startup-failure.ts';
import { endPostmaster } from './end-postmaster.ts';
import { folderServedAt, isSameFolder } from './find-server.ts';
import { isPostgres } from './is-alive.ts';
import { readPostmasterFile, type PostmasterFile } from './postmaster-file.ts';
import { processesOf } from './processes-of.ts';
import { awaitStarted, awaitStopped } from './run-postmaster.ts';
import { whileWaiting } from './waiting.ts';

/** Told what a start waits for. */
type Say = (line: string) => void;

/** Milliseconds that a server which stops is given before it is ended. */
export const STOP_TIMEOUT_MS = 15_000;
/** Milliseconds that a server which runs is given to answer. */
const ANSWER_TIMEOUT_MS = 60_000;

/**
 * Takes the running server of this folder; null where it is gone, else its port. One that stops and does not come to its end
 * in time is ended.
 * @throws StartupFailure where it does not answer, or serves another folder.
 */
export async function adoptServer(
  cluster: string,
  { pid, state }: PostmasterFile,
  adminUrl: (port: number) => string,
  { say, stopTimeoutMs }: { readonly say: Say; readonly stopTimeoutMs: number },
): Promise<number | null> {
  if (state === 'stopping') {
    const stops = (): string => `Waiting for the database in ${cluster} (process ${pid}) to stop.`;
    if (!(await whileWaiting(say, stops, () => awaitStopped(pid, stopTimeoutMs)))) {
      say(`The database in ${cluster} (process ${pid}) does not stop: it is ended.`);
      await endPostmaster(cluster, pid, 'immediate');
    }
    return null;
  }
  const starts = (): string => `Waiting for the database in ${cluster} (process ${pid}) to start.`;
  if (!(await whileWaiting(say, starts, () => awaitStarted(cluster, pid)))) return null;
  const port = readPostmasterFile(cluster)?.port ?? 0;
  const answers = (): string => `Waiting for the database in ${cluster} (process ${pid}) to answer.`;
  const folder = await whileWaiting(say, answers, () => askFolder(adminUrl(port), pid));
  if (folder === null) {
    if (!isPostgres(pid)) return null;
    throw new StartupFailure(
      `The database in ${cluster} runs (process ${pid}) and does not answer: end that process, then start again.`,
    );
  }
  if (!isSameFolder(folder, cluster)) {
    throw new StartupFailure(
      `The server at port ${port} serves ${folder}, not ${cluster}: stop it, then start again.`,
    );
  }
  return port;
}

/** Which folder a server serves, asked as long as it runs. */
async function askFolder(adminUrl: string, pid: number): Promise<string | null> {
  const giveUpAt = performance.now() + ANSWER_TIMEOUT_MS;
  while (isPostgres(pid) && performance.now() < giveUpAt) {
    const folder = await folderServedAt(adminUrl);
    if (folder !== null) return folder;
    await sleep(100);
  }
  return null;
}

/** Children of a server that was killed leave by themselves, unless they hang. */
export async function endLeftovers(cluster: string, say: Say): Promise<void> {
  const [first] = processesOf(cluster, null);
  if (first === undefined) return;
  const waits = (): string => `Waiting for what is left of the database in ${cluster} (process ${first}).`;
  await whileWaiting(say, waits, async () => {
    const giveUpAt = performance.now() + STOP_TIMEOUT_MS;
    // Looked at again until it is so.
    while (processesOf(cluster, null).length > 0 && performance.now() < giveUpAt) await sleep(40);
    await endPostmaster(cluster, null, 'immediate');
  });
}
