import { EventEmitter } from 'node:events';
import { createServer } from 'node:net';
import { openDatabaseClock, type DatabaseClock } from '../database/database-clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { StartupFailure } from '../settings/startup-failure.ts';
import type { Settings } from '../settings/settings.ts';
import { buildApp } from './build-app.ts';
import { openCallPool } from './large-calls/open-call-pool.ts';
import type { Pages } from './serve-pages.ts';
import { wrongClock } from './wrong-clock.ts';

export interface RunningServer {
  /** Address it listens on, as `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Finishes what is being answered, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the database, builds the server and listens.
 * @throws StartupFailure with one sentence for whoever starts it.
 */
export async function startServer(settings: Settings, pages: Pages | null): Promise<RunningServer> {
  await probePort(settings);
  const troubles = new EventEmitter<{ trouble: [Error]; thread: [unknown] }>();
  const opened = await openDatabase({ ...settings, onTrouble: (error) => troubles.emit('trouble', error) });
  let tell = sayInTerminal;
  let clock: DatabaseClock | null = null;
  try {
    clock = await openDatabaseClock(opened.database, (ahead) => tell(wrongClock(ahead)));
    const deps = { database: opened.database, settings, now: clock.now };
    const largeCalls = openCallPool(settings, opened.url, (error) => troubles.emit('thread', error));
    const app = await buildApp(deps, pages, undefined, { largeCalls });
    if (settings.demo) {
      // Loaded only where it is wanted: the demo is a fair of its own.
      const { seedDemo } = await import('../demo/index.ts');
      await seedDemo(deps);
    }
    tell = (line) => app.log.warn(line);
    troubles.on('trouble', (error) => app.log.warn({ err: error }, 'a database connection was lost'));
    troubles.on('thread', (error) => app.log.error({ err: error }, 'a thread for large calls ended'));
    const address = await app.listen({ port: settings.port, host: settings.host });
    return {
      address,
      async stop() {
        // A connection that is kept alive after its last answer would hold the end up.
        const idle = setInterval(() => app.server.closeIdleConnections(), 100);
        await app.close().finally(() => clearInterval(idle));
        await clock?.stop();
        await opened.close();
      },
    };
  } catch (error) {
    await clock?.stop();
    await opened.close();
    throw explain(error, settings);
  }
}

function sayInTerminal(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A taken port is told before the database is touched. */
async function probePort({ port, host }: Settings): Promise<void> {
  const failure = await new Promise<Error | null>((settle) => {
    const probe = createServer();
    probe.once('error', settle);
    probe.listen({ port, host }, () => probe.close(() => settle(null)));
  });
  if (failure !== null) throw explain(failure, { port, host });
}

function explain(error: unknown, { port, host }: Pick<Settings, 'port' | 'host'>): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupFailure(
        `Port ${port} on ${host} is already taken: stop the program that uses it, or choose another PORT.`,
      );
    case 'EACCES':
      return new StartupFailure(`Port ${port} may not be opened by this user: choose a PORT above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupFailure(`HOST=${host} is not an address of this machine.`);
    default:
      return error;
  }
}
