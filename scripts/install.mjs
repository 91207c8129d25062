import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './run-command.mjs';

/** Runs `npm ci` if `node_modules` is missing or is not what the lockfile says. Exits if that fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = npm?.endsWith('.js')
    ? await runCommand(process.execPath, [npm, ...args])
    : await runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
  if (code === 0 && isInstalled()) return;
  console.error('The packages could not be installed; what npm said stands above.');
  process.exit(1);
}

/** Compares the lockfile with the one npm leaves in `node_modules`; what is optional may be missing. */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (wanted === null || found === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.optional || entry.devOptional) return true;
    return found[path]?.version === entry.version && found[path]?.integrity === entry.integrity;
  });
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
