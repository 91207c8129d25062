// `npm run bench -- NAME [options]`: installs what a bench needs where it is missing, then runs bench/NAME/run.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isInstalled } from './is-installed.mjs';

const bench = resolve(import.meta.dirname, '../bench');
const [name = '', ...options] = process.argv.slice(2);
const script = join(bench, name, 'run.mjs');

if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  console.error(
    'usage: npm run bench -- engine|views|choice|server|overload|attack|growth|requests|tables|kill|designer [options]',
  );
  process.exit(1);
}
if (!isInstalled(bench)) run('npm', ['ci'], bench);
process.exitCode = run(process.execPath, [script, ...options], process.cwd());

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  return status ?? 1;
}
