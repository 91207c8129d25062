import { EventEmitter } from 'node:events';
import { createServer } from 'node:net';
import { atMost } from '../database/queries/at-most.ts';
import { openDatabaseClock } from '../database/database-clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { isDatabaseAway } from '../database/failures/is-database-away.ts';
import { placeOf } from '../database/connections/place-of.ts';
import { whileAnswering, type AnswerBounds } from '../database/while-answering.ts';
import { StartupFailure } from '../settings/startup-failure.ts';
import type { Settings } from '../settings/settings.ts';
import { buildApp } from './build-app.ts';
import { openCallPool } from './large-calls/open-call-pool.ts';
import type { Pages } from './serve-pages.ts';
import { wrongClock } from './start/wrong-clock.ts';

/** Milliseconds that a start which failed takes to end what it began: an own database, and connections to another. */
const endingMs = { own: 15_000, other: 1_000 } as const;

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
export async function startServer(
  settings: Settings,
  pages: Pages | null,
  answering?: AnswerBounds,
): Promise<RunningServer> {
  await probePort(settings);
  const troubles = new EventEmitter<{ trouble: [Error]; thread: [unknown] }>();
  const onTrouble = (error: Error): void => void troubles.emit('trouble', error);
  const opened = await openDatabase({ ...settings, onTrouble, answering });
  let tell = sayInTerminal;
  const endings = [() => opened.close()];
  const start = async (): Promise<RunningServer> => {
    const clock = await openDatabaseClock(opened.database, (ahead) => tell(wrongClock(ahead)));
    endings.unshift(() => clock.stop());
    const deps = { database: opened.database, settings, now: clock.now };
    const largeCalls = openCallPool(settings, opened.url, (error) => troubles.emit('thread', error));
    const app = await buildApp(deps, pages, undefined, { largeCalls });
    if (settings.demo) {
      const { loadDemo } = await import('../demo/index.ts');
      await loadDemo(deps, settings.demoFolder);
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
        await end();
      },
    };
  };
  const end = async (): Promise<void> => {
    for (const one of endings) await one();
  };
  try {
    return await whileAnswering(opened.url, start, answering);
  } catch (error) {
    // What waits for a database that is silent ends with the process.
    await atMost(settings.databaseUrl === null ? endingMs.own : endingMs.other, end());
    if (isDatabaseAway(error)) throw awayFailure(opened.url, error);
    throw explain(error, settings);
  }
}

/** It ended, or ended our connections, in the midst of the start. */
function awayFailure(url: string, error: unknown): StartupFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupFailure(
    `The database at ${placeOf(url)} went away while the server started (${reason}): see that it runs, then start again.`,
  );
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
