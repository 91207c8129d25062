import { setTimeout as sleep } from 'node:timers/promises';
import { StartupFailure } from '../../settings/startup-failure.ts';
import { isPostgres } from './is-alive.ts';
import { processesOf } from './processes-of.ts';

/** Ways to end a server, each with the milliseconds it is given before the next one. */
const ways = [
  // Open transactions are undone, everything is written down.
  { name: 'fast', signal: 'SIGINT', patience: 10_000 },
  // As a crash: the next start recovers.
  { name: 'immediate', signal: 'SIGQUIT', patience: 6_000 },
] as const;
/** Milliseconds after which a process that was killed is believed to stay: it hangs in the system itself. */
const KILL_TIMEOUT_MS = 30_000;

/**
 * Ends a server and waits until none of its processes is left: asked to, then told to, then killed, for a server that is
 * asked to stop while it recovers never does. Its lock file stays: the next start judges it.
 * @param pid null: it is gone, and may have left children behind.
 * @throws StartupFailure where a process outlives being killed, or is not ours to end.
 */
export async function endPostmaster(
  cluster: string,
  pid: number | null,
  from: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  const seen = new Set<number>();
  const left = (): readonly number[] => {
    for (const one of processesOf(cluster, pid)) seen.add(one);
    return [...seen].filter(isPostgres);
  };
  for (const { signal, patience } of ways.slice(ways.findIndex(({ name }) => name === from))) {
    left();
    if (pid !== null && isPostgres(pid)) send(pid, signal);
    if (await goneWithin(patience, left)) return;
  }
  for (const one of left()) send(one, 'SIGKILL');
  if (await goneWithin(KILL_TIMEOUT_MS, left)) return;
  throw new StartupFailure(
    `The embedded database in ${cluster} cannot be ended (processes ${left().join(', ')}): restart this machine.`,
  );
}

async function goneWithin(milliseconds: number, left: () => readonly number[]): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (left().length > 0) {
    if (performance.now() > until) return false;
    // Looked at again until it is so.
    await sleep(40);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
    throw new StartupFailure(
      `The embedded database (process ${pid}) belongs to another user of this machine: end it as that user.`,
    );
  }
}
