// `npm run bench -- designer [--only open,type] [--no-peers] [--samples 50] [--submissions 100000] [--address URL] [--json FILE]`:
// the designer of forms on 300 items, beside other designers where they can do the same.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { isInstalled } from '../../scripts/is-installed.mjs';
import { runNode } from '../server/open-stage.mjs';
import { openPeer } from './peer.mjs';
import { openZhantai, startConsole, STEPS } from './zhantai.mjs';

register();
const { longDetail, neutralForm } = await import('./forms.mjs');

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    samples: { type: 'string', default: '50' },
    submissions: { type: 'string', default: '100000' },
    address: { type: 'string' },
    json: { type: 'string' },
    peers: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const samples = Number(options.samples);
const here = import.meta.dirname;

const PEERS = [{ key: 'surveyjs', title: 'SurveyJS Creator', file: 'peers/surveyjs.tsx' }];
/** Each row: what is measured, the goal in milliseconds of the main thread, and how often. */
const ROWS = {
  open: { title: 'open 300 items', goal: 300, samples: Math.min(samples, 10) },
  select: { title: 'select the next item', goal: 8, samples },
  type: { title: 'a key in a label, drawn', goal: 8, samples },
  typeAndSave: { title: 'a key in a label, with its save', goal: null, samples: Math.min(samples, 10) },
  drag: { title: 'a move of the pointer in a drag', goal: 4, samples: 100 },
  undo: { title: `undo, of ${STEPS} steps`, goal: 16, samples },
};
const wanted = options.only?.split(',') ?? [...Object.keys(ROWS), 'merge', 'effects'];

process.exitCode = await main();

async function main() {
  const executablePath = await findChromium();
  if (executablePath === null) {
    process.stderr.write('The bench of the designer needs Chromium: name it by CHROMIUM_PATH.\n');
    return 1;
  }
  const peers = options.peers && installPeers() ? PEERS : [];
  const results = { zhantai: {} };
  const rows = Object.keys(ROWS).filter((row) => wanted.includes(row));
  if (rows.length > 0) {
    const server = await startConsole(options.address);
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const zhantai = await openZhantai(browser, server.address, longDetail());
      results.zhantai = await measure('zhantai', zhantai, rows);
      for (const peer of peers) {
        const opened = await openPeer(browser, peer, neutralForm());
        results[peer.key] = await measure(peer.key, opened, rows);
      }
    } finally {
      await browser.close();
      await server.close();
    }
  }
  const cpu = `${cpus()[0]?.model ?? 'unknown processor'} × ${availableParallelism()}`;
  process.stdout.write(
    `\n${cpu}, load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}; medians of `,
  );
  process.stdout.write('milliseconds of the main thread until it rests (95th percentile); × Zhantai.\n\n');
  process.stdout.write(`${table(rows, peers, results)}\n`);
  if (wanted.includes('merge')) {
    const costs = JSON.parse(await runNode(['--import', 'tsx', join(here, 'merge.ts'), String(samples)]));
    results.merge = costs;
    process.stdout.write(`\ntwo drafts of 300 made one: ${figures(costs)} ms of processor time\n`);
  }
  if (wanted.includes('effects')) {
    const report = await runNode(['--import', 'tsx', join(here, 'effects.ts'), options.submissions]);
    results.effects = JSON.parse(report);
    const { submissions, failing, seconds, cpuSeconds, heapMb, lagMs } = results.effects;
    process.stdout.write(
      `\neffects over ${submissions} submissions: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor time, ` +
        `${heapMb.toFixed(0)} MB above rest, the event loop waited ${lagMs.toFixed(0)} ms at most; ${failing} would pass no more\n`,
    );
  }
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
  return 0;
}

async function measure(name, subject, rows) {
  const found = {};
  try {
    // It is opened first whatever is measured.
    for (const row of rows.includes('open') ? rows : ['open', ...rows]) {
      if (subject[row] === undefined) continue;
      const costs = await subject[row](rows.includes(row) ? ROWS[row].samples : 1);
      found[row] = costs;
      process.stderr.write(`${name} ${row}: ${figures(costs)}\n`);
    }
  } finally {
    await subject.close();
  }
  return found;
}

/** Whether they are there; without a registry the bench goes without them. */
function installPeers() {
  const cwd = join(here, 'peers');
  if (isInstalled(cwd)) return true;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd, stdio: 'inherit' });
  if (status !== 0) process.stderr.write('The peers could not be installed: measured without them.\n');
  return status === 0;
}

function table(rows, peers, results) {
  const head = ['work', 'Zhantai', ...peers.map(({ title }) => title), 'goal'];
  const lines = rows.map((row) => {
    const own = results.zhantai[row];
    const others = peers.map(({ key }) => {
      const costs = results[key]?.[row];
      return costs === undefined ? '–' : `${figures(costs)} ${(median(costs) / median(own)).toFixed(1)} ×`;
    });
    const { title, goal } = ROWS[row];
    return [title, figures(own), ...others, goal === null ? '–' : `≤ ${goal}`];
  });
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function figures(costs) {
  const sorted = costs.toSorted((a, b) => a - b);
  const worst = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))];
  return `${median(costs).toFixed(1)} (${worst.toFixed(1)})`;
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
