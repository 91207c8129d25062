// `npm run bench -- views [--rows mount,show] [--no-peers] [--samples 3] [--turns 3] [--json file]`: Zhantai's views,
// native inputs and peers on the same forms in one run of Chromium, pinned to one processor where the system can.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isInstalled } from '../../scripts/is-installed.mjs';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { buildSubject } from './build-subject.mjs';
import { measureRow, rows } from './measure-subject.mjs';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string' },
    samples: { type: 'string', default: '3' },
    turns: { type: 'string', default: '3' },
    json: { type: 'string' },
    peers: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const OWN = { key: 'zhantai', title: 'Zhantai', file: 'adapter.tsx' };
const FLOOR = { key: 'native', title: 'native inputs', file: 'native.tsx' };
const PEERS = [
  { key: 'antd', title: 'antd Form', file: 'peers/antd.tsx' },
  { key: 'hook-form', title: 'react-hook-form + antd', file: 'peers/hook-form.tsx' },
  { key: 'surveyjs', title: 'SurveyJS', file: 'peers/surveyjs.tsx' },
  { key: 'antd-mobile', title: 'antd-mobile', file: 'peers/antd-mobile.tsx', phone: true },
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

process.exitCode = await main();

async function main() {
  const executablePath = await findChromium();
  if (executablePath === null) {
    process.stderr.write('The bench of the views needs Chromium: name it by CHROMIUM_PATH.\n');
    return 1;
  }
  if (options.peers) installPeers();
  // What is started from here on inherits the processor.
  spawnSync('taskset', ['-pc', String(availableParallelism() - 1), String(process.pid)]);
  const subjects = [OWN, FLOOR, ...(options.peers ? PEERS : [])];
  const chosen = options.rows?.split(',') ?? Object.keys(rows);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const results = {};
  try {
    const folders = new Map();
    for (const { key, file } of subjects) folders.set(key, await buildSubject(key, file));
    for (const { key } of subjects) results[key] = {};
    // By turns: what else the machine does meanwhile is borne by all.
    for (const row of chosen) {
      const takers = subjects.filter(({ key }) => rows[row].windowedOnly !== true || key === OWN.key);
      const found = new Map(takers.map(({ key }) => [key, []]));
      for (let turn = 0; turn < (rows[row].plain === true ? 1 : Number(options.turns)); turn += 1) {
        for (const { key, phone } of takers) {
          const samples = await measureRow(browser, folders.get(key), row, {
            samples: Number(options.samples),
            phone: phone === true,
          });
          found.get(key).push(...samples);
        }
      }
      for (const [key, samples] of found) {
        results[key][row] = median(samples);
        process.stderr.write(`${key} ${row}: ${results[key][row].toFixed(1)}\n`);
      }
    }
    process.stdout.write(`\n${machine(browser.version())}\n\n${table(subjects, chosen, results)}\n`);
  } finally {
    await browser.close();
  }
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
  return 0;
}

function installPeers() {
  const cwd = join(import.meta.dirname, 'peers');
  if (isInstalled(cwd)) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('the peers could not be installed; --no-peers measures without them');
}

/** The results as markdown; ratios are to native inputs. */
function table(subjects, chosen, results) {
  const head = ['work', ...subjects.map(({ title }) => title), 'goal'];
  const lines = chosen.map((row) => [
    rows[row].title,
    ...subjects.map(({ key }) => cell(row, results[key][row], results[FLOOR.key][row])),
    `≤ ${rows[row].goal}`,
  ]);
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(row, value, floor) {
  if (value === undefined) return '–';
  const figure = value.toFixed(value >= 100 || Number.isInteger(value) ? 0 : 1);
  return rows[row].plain === true || floor === undefined
    ? figure
    : `${figure} (${(value / floor).toFixed(2)} ×)`;
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

function machine(version) {
  return `Chromium ${version}, Node ${process.versions.node}; ${cpus()[0]?.model ?? 'unknown processor'}; medians of ${options.samples} samples in each of ${options.turns} turns, processor time of the main thread until it rests.`;
}
