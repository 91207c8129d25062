// `npm run bench -- growth [--sizes 75000,300000,1200000] [--seconds 60] [--plans] [--json FILE]`: what the organiser's lists
// and counts cost as an exhibition grows: 8 readers beside 10 submits a second.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fitExponent } from '../engine/fit-exponent.mjs';
import { openStage, runNode } from '../server/open-stage.mjs';
import { forgetStatements, hottestStatements, watching } from './hottest.mjs';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '75000,300000,1200000' },
    seconds: { type: 'string', default: '60' },
    plans: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const formCount = 40;
const readers = 8;
const submitsPerSecond = 10;
const goalMs = 300;
const sizes = options.sizes.split(',').map(Number);
const seconds = Number(options.seconds);
const here = import.meta.dirname;

/** As docs/operations.md recommends. */
const recommended = [
  `shared_buffers=${String(Math.round(totalmem() / 4 / 2 ** 20))}MB`,
  'random_page_cost=1.1',
  'max_wal_size=4GB',
  'checkpoint_completion_target=0.9',
  'autovacuum_naptime=15s',
];
const stage = await openStage(64, {}, (folder) => {
  const watched = options.plans ? watching(folder) : { settings: [] };
  return { ...watched, settings: [...recommended, ...watched.settings] };
});
if (stage === null) process.exit(1);
try {
  const world = join(stage.folder, 'growth.json');
  await runNode(['--import', 'tsx', join(here, 'prepare.ts'), world, String(readers)], stage.env);
  const measured = [];
  let exhibitors = 0;
  for (const size of sizes) {
    const wanted = Math.round(size / formCount);
    const fill = ['--import', 'tsx', join(here, 'fill.ts'), world, String(exhibitors), String(wanted)];
    await runNode(fill, stage.env);
    exhibitors = wanted;
    await stage.restart();
    if (options.plans) await forgetStatements(stage);
    const result = await measure(world, exhibitors);
    measured.push({ size: exhibitors * formCount, ...result });
    console.error(`${exhibitors * formCount} submissions: ${JSON.stringify(result.failures)}`);
  }
  tell(measured);
  if (options.plans) console.log(await hottestStatements(stage));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(measured, null, 2)}\n`);
} finally {
  await stage.close();
}

async function measure(world, exhibitors) {
  const wish = JSON.stringify({ seconds, exhibitors });
  const submits = JSON.stringify({ seconds: seconds + 3, rate: submitsPerSecond });
  const [read, written] = await Promise.all([
    runNode([join(here, 'readers.mjs'), world, stage.server.base, wish]),
    runNode([join(here, '../server/load.mjs'), stage.world, stage.server.base, submits]),
  ]);
  const { kinds, failures } = JSON.parse(read);
  return { kinds, failures, submits: JSON.parse(written) };
}

function tell(measured) {
  const last = measured.at(-1);
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}; ` +
      `${readers} readers, ${submitsPerSecond} submits a second (p99 ${last.submits.p99?.toFixed(0)} ms, refused ${JSON.stringify(last.submits.failures)})\n`,
  );
  const heads = measured.map(({ size }) => `95 % at ${size.toLocaleString('en')}, ms`);
  console.log(`| what is asked | ${heads.join(' | ')} | exponent |`);
  console.log(`| --- |${' --: |'.repeat(heads.length + 1)}`);
  const rows = last.kinds.map(({ name }) => {
    const took = measured.map(({ kinds }) => kinds.find((kind) => kind.name === name)?.p95 ?? Number.NaN);
    const middle = measured.map(({ kinds }) => kinds.find((kind) => kind.name === name)?.p50 ?? Number.NaN);
    const exponent =
      measured.length < 2
        ? null
        : fitExponent(measured.map(({ size }, index) => ({ size, milliseconds: middle[index] })));
    return { name, took, exponent };
  });
  rows.sort((one, other) => (other.took.at(-1) ?? 0) - (one.took.at(-1) ?? 0));
  for (const { name, took, exponent } of rows) {
    console.log(
      `| ${name} | ${took.map((ms) => ms.toFixed(0)).join(' | ')} | ${exponent === null ? '–' : exponent.toFixed(2)} |`,
    );
  }
  const slow = rows.filter(({ took }) => !((took.at(-1) ?? Number.NaN) <= goalMs));
  console.log(
    `\n${rows.length - slow.length} of ${rows.length} within ${goalMs} ms at ${last.size.toLocaleString('en')}`,
  );
}
