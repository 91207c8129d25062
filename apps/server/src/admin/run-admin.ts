import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open-database.ts';
import type { Environment } from '../settings/environment.ts';
import { readSettings } from '../settings/read-settings.ts';
import { StartupFailure } from '../settings/startup-failure.ts';
import { commands, type Command, type Values } from './commands.ts';
import { UsageError } from './usage-error.ts';

/** Runs one command against the database that the environment names; beside a running server too. Resolves to the exit code. */
export async function runAdmin(args: readonly string[], env: Environment, root: string): Promise<number> {
  if (args[0] === undefined || args[0] === 'help') {
    process.stdout.write(`${usage()}\n`);
    return 0;
  }
  try {
    const { command, values } = parseCommand(args);
    const { database, close } = await openDatabase(readSettings(env, root));
    try {
      process.stdout.write(`${await command.run(database, values)}\n`);
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

function parseCommand([name = '', ...rest]: readonly string[]): { command: Command; values: Values } {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(usage());
  try {
    const { values } = parseArgs({
      args: rest,
      options: {
        tenant: options,
        exhibition: options,
        name: options,
        title: options,
        host: options,
        zone: options,
        username: options,
        role: options,
      },
    });
    return { command, values };
  } catch {
    throw new UsageError(`Usage: npm run admin -- ${command.usage}`);
  }
}

function usage(): string {
  const lines = Object.values(commands).map((command) => `  npm run admin -- ${command.usage}`);
  return ['Usage:', ...lines].join('\n');
}
