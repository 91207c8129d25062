import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  ArchiveRefused,
  openArchive,
  readArchive,
  writeArchive,
  type ArchiveServices,
  type ArchiveTaken,
} from '../../archives/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { fileServices } from '../../files/index.ts';
import { auditCommand } from '../audit-command.ts';
import { createVault } from '../../platform/vault.ts';
import type { Command, CommandContext, Values } from '../command.ts';
import { scopeOf } from '../read-values.ts';
import { UsageError } from '../usage-error.ts';

/** Commands that write an exhibition into an archive, and make one of it. */
export const archiveCommands = {
  'write-archive': {
    usage:
      'write-archive --tenant ID --exhibition ID [--depth set-up|everything] [--passphrase-file FILE] FILE',
    words: [1, 1],
    async run(context, values, [file = '']) {
      const scope = scopeOf(values);
      const depth = values['depth'] ?? 'set-up';
      if (depth !== 'set-up' && depth !== 'everything') {
        throw new UsageError('--depth must be set-up or everything.');
      }
      const passphrase = await passphraseOf(values);
      if (passphrase !== null && depth === 'set-up')
        throw new UsageError('A set-up holds nothing sensitive; a passphrase goes with --depth everything.');
      const path = resolve(file);
      const part = `${path}.${randomUUID()}.part`;
      await claim(path);
      try {
        await refused(
          pipeline(
            writeArchive(services(context), scope, depth, passphrase),
            createWriteStream(part, { flags: 'wx', mode: 0o600 }),
          ),
        );
        await rename(part, path);
      } catch (error) {
        for (const one of [part, path]) await rm(one, { force: true });
        throw error;
      }
      await inTransaction(context.database, (transaction) =>
        auditCommand(
          transaction,
          scope,
          'exhibition.archive',
          { kind: 'exhibition', id: scope.exhibitionId },
          { depth },
        ),
      );
      return `Exhibition ${scope.exhibitionId} (${depth}) is in ${path}.`;
    },
  },
  'read-archive': {
    usage:
      'read-archive --tenant ID --exhibition ID [--title TITLE] [--first-day YYYY-MM-DD] [--passphrase-file FILE] [--dry-run yes] FILE',
    words: [1, 1],
    async run(context, values, [file = '']) {
      const scope = scopeOf(values);
      const { title, 'first-day': firstDay, 'dry-run': dryRun } = values;
      if (firstDay !== undefined && !isDay(firstDay))
        throw new UsageError('--first-day must be a day, YYYY-MM-DD.');
      const archive = await refused(openArchive(resolve(file), await passphraseOf(values)));
      try {
        const taken = await refused(
          readArchive(services(context), archive, {
            ...scope,
            isDryRun: dryRun === 'yes',
            ...(title === undefined ? {} : { title }),
            ...(firstDay === undefined ? {} : { firstDay }),
          }),
        );
        if (dryRun === 'yes') return `Nothing is made yet. ${summary(taken)}`;
        await inTransaction(context.database, (transaction) =>
          auditCommand(transaction, scope, 'exhibition.from-archive', {
            kind: 'exhibition',
            id: scope.exhibitionId,
          }),
        );
        return `Exhibition ${scope.exhibitionId} is there, closed. ${summary(taken)}`;
      } finally {
        archive.close();
      }
    },
  },
} as const satisfies Readonly<Record<string, Command>>;

/** Makes the file, empty, so that nothing that is there is ever written over. */
async function claim(path: string): Promise<void> {
  try {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new UsageError(`${path} is there already; write to another file, or delete this one first.`);
    return refused(Promise.reject(error));
  }
}

function services({ database, settings, now }: CommandContext): ArchiveServices {
  return {
    ...fileServices({ database, settings, now }),
    vault: createVault(settings.secrets.dataKeys),
  };
}

/** What the sealed part is written or read with: the first line of a file, so that no list of processes shows it. */
async function passphraseOf(values: Values): Promise<string | null> {
  const file = values['passphrase-file'];
  if (file === undefined) return null;
  const [line = ''] = (await refused(readFile(resolve(file), 'utf8'))).split(/\r?\n/);
  return line;
}

function summary({ rows, joined, days }: ArchiveTaken): string {
  const counts = Object.entries(rows).map(([table, count]) => `${table} ${count}`);
  const moved = days === 0 ? '' : ` Days are moved by ${days}.`;
  return `Rows: ${counts.join(', ')}.${joined === 0 ? '' : ` ${joined} accounts are here already and join.`}${moved}`;
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** What is wrong with an archive, or with a file, is told in a sentence. */
async function refused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ArchiveRefused) throw new UsageError(error.message);
    if (
      error instanceof Error &&
      'code' in error &&
      typeof error.code === 'string' &&
      /^E[A-Z]+$/.test(error.code)
    ) {
      throw new UsageError(`The file cannot be read or written (${error.code}).`);
    }
    throw error;
  }
}
