import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync, linkSync } from 'node:fs';
import { join } from 'node:path';
import type { DataKeys } from './data-keys.ts';
import type { Environment } from './environment.ts';
import { makePassable } from './make-passable.ts';
import { StartupFailure } from './startup-failure.ts';

/** Keys of this installation. Losing `dataKeys` makes the sensitive answers unreadable. */
export interface Secrets {
  /** Signs access tokens. At least 32 bytes. */
  readonly tokenSecret: Buffer;
  /** Signs the links to files. At least 32 bytes. */
  readonly linkSecret: Buffer;
  /** Encrypt sensitive answers and derive their blind indexes. */
  readonly dataKeys: DataKeys;
}

const names = { tokenSecret: 'TOKEN_SECRET', linkSecret: 'LINK_SECRET', dataKey: 'DATA_KEY' } as const;
const secretNames = [
  'tokenSecret',
  'linkSecret',
  'dataKey',
] as const satisfies readonly (keyof typeof names)[];
/** What `secrets.json` may hold; the other data keys stand in one text, with commas between them. */
type SecretName = keyof typeof names | 'otherDataKeys';

/**
 * Secrets from the environment; those it does not name are made on the first start and kept in
 * `secrets.json`, readable by its owner only.
 */
export function loadSecrets(dataDir: string, env: Environment): Secrets {
  const kept = secretNames.every((name) => env[names[name]])
    ? new Map<SecretName, string>()
    : keepSecrets(dataDir);
  const text = (name: keyof typeof names): string => env[names[name]] ?? kept.get(name) ?? '';
  return {
    tokenSecret: bytes(names.tokenSecret, text('tokenSecret')),
    linkSecret: bytes(names.linkSecret, text('linkSecret')),
    dataKeys: {
      current: exactly32(names.dataKey, text('dataKey')),
      others: listOf(env['DATA_KEY_OTHERS'] ?? kept.get('otherDataKeys') ?? '').map((key) =>
        exactly32('Each key of DATA_KEY_OTHERS', key),
      ),
    },
  };
}

/**
 * Puts a new data key into `secrets.json`; the one that was there opens what it sealed. Servers use both from their
 * next start on.
 * @throws StartupFailure where the key comes from the environment, or the file cannot be written.
 */
export function replaceDataKey(dataDir: string, env: Environment): void {
  changeKept(dataDir, env, (kept) => {
    const others = [kept.get('dataKey') ?? '', ...listOf(kept.get('otherDataKeys') ?? '')];
    kept.set('dataKey', randomBytes(32).toString('base64url')).set('otherDataKeys', others.join(','));
  });
}

/** Takes the other data keys out of `secrets.json`; otherwise as {@link replaceDataKey}. */
export function forgetOtherDataKeys(dataDir: string, env: Environment): void {
  changeKept(dataDir, env, (kept) => kept.delete('otherDataKeys'));
}

function changeKept(
  dataDir: string,
  env: Environment,
  change: (kept: Map<SecretName, string>) => void,
): void {
  const named = ['DATA_KEY', 'DATA_KEY_OTHERS'].find((name) => env[name]);
  if (named !== undefined) {
    throw new StartupFailure(
      `${named} comes from the environment: change it there, as docs/operations.md says.`,
    );
  }
  const path = join(dataDir, 'secrets.json');
  const kept = readKept(path);
  change(kept);
  const draft = `${path}.${process.pid}`;
  try {
    writeKept(draft, kept);
    renameSync(draft, path);
  } catch (error) {
    throw new StartupFailure(`DATA_DIR (${dataDir}) cannot be written: ${reason(error)}.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeKept(path: string, kept: ReadonlyMap<SecretName, string>): void {
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`, { mode: 0o600, flush: true });
}

/** What stands between commas. */
function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function bytes(name: string, text: string): Buffer {
  const decoded = Buffer.from(text, 'base64url');
  if (decoded.length < 32) throw new StartupFailure(`${name} must hold at least 32 random bytes in base64.`);
  return decoded;
}

function exactly32(name: string, text: string): Buffer {
  const decoded = bytes(name, text);
  if (decoded.length !== 32) throw new StartupFailure(`${name} must hold exactly 32 bytes in base64.`);
  return decoded;
}

function keepSecrets(dataDir: string): Map<SecretName, string> {
  const path = join(dataDir, 'secrets.json');
  const found = readKept(path);
  if (secretNames.every((name) => found.has(name))) return found;
  const complete = new Map<SecretName, string>(
    secretNames.map((name) => [name, found.get(name) ?? randomBytes(32).toString('base64url')]),
  );
  const draft = `${path}.${process.pid}`;
  try {
    // Others on this machine may pass through, for the database's own user must, and list nothing.
    makePassable(dataDir, 0o711);
    writeKept(draft, complete);
    if (found.size > 0) {
      renameSync(draft, path);
      return complete;
    }
    // Two first starts at once must end with the same keys: the second `link` fails and reads the first one's.
    try {
      linkSync(draft, path);
    } catch {
      if (!existsSync(path)) renameSync(draft, path);
    }
  } catch (error) {
    throw new StartupFailure(`DATA_DIR (${dataDir}) cannot be written: ${reason(error)}.`);
  } finally {
    rmSync(draft, { force: true });
  }
  return readKept(path);
}

function readKept(path: string): Map<SecretName, string> {
  const kept = new Map<SecretName, string>();
  if (!existsSync(path)) return kept;
  try {
    chmodSync(path, 0o600);
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) throw new Error('it is not a JSON object');
    const entries = new Map<string, unknown>(Object.entries(parsed));
    for (const name of [...secretNames, 'otherDataKeys'] as const) {
      const value = entries.get(name);
      if (typeof value === 'string' && value !== '') kept.set(name, value);
    }
  } catch (error) {
    // Never made anew: a second data key would orphan everything encrypted with the first.
    throw new StartupFailure(`The secrets in ${path} cannot be read: ${reason(error)}.`);
  }
  return kept;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
