// `npm run bench -- NAME [options]`: installs what a bench needs where it is missing, then runs bench/NAME/run.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const bench = resolve(import.meta.dirname, '../bench');
const [name = '', ...options] = process.argv.slice(2);
const script = join(bench, name, 'run.mjs');

if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  console.error('usage: npm run bench -- engine|views|server [options]');
  process.exit(1);
}
if (!isInstalled()) run('npm', ['ci'], bench);
process.exitCode = run(process.execPath, [script, ...options], process.cwd());

/** npm leaves a copy of the lockfile in what it installed. */
function isInstalled() {
  const installed = read(join(bench, 'node_modules/.package-lock.json'));
  if (installed === null) return false;
  const { packages } = JSON.parse(readFileSync(join(bench, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(
    ([place, { version, optional, peer }]) =>
      place === '' || optional || peer || installed.packages[place]?.version === version,
  );
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  return status ?? 1;
}
