import { parseArgs } from 'node:util';
import { openDatabaseClock } from '../database/database-clock.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Environment } from '../settings/environment.ts';
import { readSettings } from '../settings/read-settings.ts';
import { StartupFailure } from '../settings/startup-failure.ts';
import type { Command, Values } from './command.ts';
import { commands } from './commands.ts';
import { UsageError } from './usage-error.ts';

/** Runs one command against the database that the environment names; beside a running server too. Resolves to the exit code. */
export async function runAdmin(args: readonly string[], env: Environment, root: string): Promise<number> {
  if (args[0] === undefined || args[0] === 'help') {
    process.stdout.write(`${usage()}\n`);
    return 0;
  }
  try {
    const { command, values, words } = parseCommand(args);
    const settings = readSettings(env, root);
    const { database, close } = await openDatabase(settings);
    try {
      const clock = await openDatabaseClock(database);
      const context = { database, settings, env, now: clock.now };
      try {
        process.stdout.write(`${await command.run(context, values, words)}\n`);
      } finally {
        await clock.stop();
      }
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof StartupFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

const options = { type: 'string' } as const;

interface ParsedCommand {
  readonly command: Command;
  readonly values: Values;
  readonly words: readonly string[];
}

function parseCommand([name = '', ...rest]: readonly string[]): ParsedCommand {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(usage());
  const wrong = new UsageError(`Usage: npm run admin -- ${command.usage}`);
  const [least, most] = command.words ?? [0, 0];
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: {
        tenant: options,
        exhibition: options,
        name: options,
        title: options,
        host: options,
        zone: options,
        username: options,
        role: options,
        reason: options,
        'may-decide': options,
        forms: options,
        halls: options,
        depth: options,
        'first-day': options,
        'dry-run': options,
      },
    });
    if (positionals.length < least || positionals.length > most) throw wrong;
    return { command, values, words: positionals };
  } catch {
    throw wrong;
  }
}

function usage(): string {
  const lines = Object.values(commands).map((command) => `  npm run admin -- ${command.usage}`);
  return ['Usage:', ...lines].join('\n');
}
