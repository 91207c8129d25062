// `npm run bench -- engine [--only row,row] [--no-peers] [--no-growth] [--budget ms] [--json file]`:
// Zhantai's engine and its peers on the same work in one run, each measurement in a process of its own, on one processor.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEngine } from './bundle-engine.mjs';
import { rows as bare } from './subjects/bare.mjs';
import { comparison, growth } from './tables.mjs';
import { rows as works } from './work.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    budget: { type: 'string', default: '2000' },
    json: { type: 'string' },
    peers: { type: 'boolean', default: true },
    growth: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const OWN = 'zhantai';
const PEERS = ['survey-core', 'formily', 'rjsf', 'async-validator'];
const CONTROL = 'bare';
const GROWTH = [1 / 4, 1 / 2, 1, 2, 4, 8];
/** Milliseconds a process may take before its row counts as not done. */
const TIMEOUT_MS = 180_000;

process.env.NODE_ENV = 'production';
process.env.ZHANTAI_ENGINE = await bundleEngine();
const pin = pinning();
const known = new Map();
const subjects = [];
for (const name of options.peers ? PEERS : []) {
  subjects.push({ name, sizes: {}, ...(await import(`./subjects/${name}.mjs`)) });
}

const chosen = options.only?.split(',') ?? Object.keys(works);
const results = chosen.map(measureRow);
print(`\n${machine()}\n\n${comparison(results, subjects, works)}\n`);
if (options.growth) print(`\n${growth(results, works)}\n`);
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
process.exitCode = results.some(({ own }) => own.failed !== undefined) ? 1 : 0;

function measureRow(row) {
  const { size } = works[row];
  const own = measure(OWN, row, size);
  const peers = {};
  for (const subject of subjects) {
    if (subject.rows[row] === undefined) continue;
    const at = subject.sizes[row] ?? size;
    peers[subject.name] = {
      ...measure(subject.name, row, at),
      size: at,
      own: measure(OWN, row, at).milliseconds,
    };
  }
  const points = options.growth ? grow(OWN, row, size) : [];
  const control = options.growth && bare[row] !== undefined ? grow(CONTROL, row, size) : [];
  return { row, own, peers, points, control };
}

function grow(subject, row, size) {
  return GROWTH.map((factor) => ({ factor, size: size * factor, ...measure(subject, row, size * factor) }));
}

/** Measures once; the same question gets the same answer. */
function measure(subject, row, size) {
  const key = `${subject} ${row} ${size}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const file = join(import.meta.dirname, 'measure.mjs');
  const command = [...pin, process.execPath, file, subject, row, String(size), options.budget];
  const child = spawnSync(command[0], command.slice(1), { encoding: 'utf8', timeout: TIMEOUT_MS });
  const result = resultOf(child);
  process.stderr.write(
    `${key}: ${result.failed ?? `${result.milliseconds.toPrecision(3)} ms`} ${result.detail ?? ''}\n`,
  );
  known.set(key, result);
  return result;
}

function resultOf({ status, stdout, stderr, error }) {
  if (error?.code === 'ETIMEDOUT') return { failed: `over ${TIMEOUT_MS / 1000} s` };
  if (status === 0) return JSON.parse(stdout);
  return { failed: 'failed', detail: stderr };
}

/** One processor for all, the last one, where the system can pin. */
function pinning() {
  const command = ['taskset', '-c', String(availableParallelism() - 1)];
  return spawnSync(command[0], [...command.slice(1), 'true']).status === 0 ? command : [];
}

function machine() {
  const bench = resolve(import.meta.dirname, '..');
  const versions = subjects
    .flatMap(({ packages }) => packages)
    .map((name) => {
      const { version } = JSON.parse(readFileSync(join(bench, 'node_modules', name, 'package.json'), 'utf8'));
      return `${name} ${version}`;
    });
  const pinned = pin.length > 0 ? 'pinned to one' : 'not pinned';
  return [
    `Node ${process.versions.node}; ${cpus()[0]?.model ?? 'unknown processor'}, ${pinned}; medians of processor time.`,
    versions.length === 0 ? '' : ` ${versions.join(', ')}.`,
  ].join('');
}

function print(text) {
  process.stdout.write(text);
}
