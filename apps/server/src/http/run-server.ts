import { join } from 'node:path';
import type { Environment } from '../settings/environment.ts';
import { readSettings } from '../settings/read-settings.ts';
import { startupFault } from '../settings/startup-fault.ts';
import { StartupFailure } from '../settings/startup-failure.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { welcome } from './start/welcome.ts';

/** A stop that takes longer than this is cut off, in milliseconds. */
const STOP_TIMEOUT_MS = 40_000;
/** Milliseconds that what a start which failed left behind may still take. */
const leaveMs = 1_000;

/** The process: starts, tells its addresses, and stops gracefully on a signal. `root` is the repository's folder. */
export async function runServer(env: Environment, root: string): Promise<void> {
  try {
    const settings = readSettings(env, root);
    const starting = startServer(settings, {
      portal: join(root, 'apps/portal/dist'),
      console: join(root, 'apps/console/dist'),
      gallery: settings.demo ? join(root, 'apps/gallery/dist') : null,
    });
    stopOnSignals(starting);
    const { address } = await starting;
    process.stdout.write(welcome(settings, address));
  } catch (error) {
    const fault = startupFault(error);
    if (!(fault instanceof StartupFailure)) throw error;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
    // A connection that gets no answer would keep the process.
    setTimeout(() => process.exit(1), leaveMs).unref();
  }
}

/** A signal that comes while the server starts waits for that, so that no database is left behind. */
function stopOnSignals(starting: Promise<RunningServer>): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    // A second signal does not wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    const server = await starting.catch(() => null);
    if (server === null) return; // Told and left to the exit code by whoever started it.
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}
