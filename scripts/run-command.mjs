import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = resolve(import.meta.dirname, '..');

/**
 * Runs a program and resolves to its exit code and, if `quiet`, what it printed. Never rejects: a program that
 * cannot be started has code 127. Ended with us when we are interrupted.
 */
export function runCommand(program, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((settle) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...(quiet ? { NO_COLOR: '1' } : {}), ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const stop = () => child.kill('SIGTERM');
    process.prependOnceListener('exit', stop);
    let output = '';
    const keep = (chunk) => (output += stripVTControlCharacters(chunk));
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => settle({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code) => {
      process.removeListener('exit', stop);
      settle({ code: code ?? 1, output });
    });
  });
}

/** Runs a program of `node_modules` with this Node. */
export function runTool(path, args, options) {
  return runCommand(process.execPath, [resolve(root, 'node_modules', path), ...args], options);
}

export const tools = {
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
  tsc: 'typescript/bin/tsc',
  knip: 'knip/bin/knip.js',
  tsx: 'tsx/dist/cli.mjs',
};
