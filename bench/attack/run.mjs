// `npm run bench -- attack [--seconds 15] [--connections 64] [--kinds all] [--rounds 2] [--nice 19]
// [--json FILE]`: what an attack from one IPv4
// address and one network of IPv6 takes from those who work meanwhile, as a ratio to the same run without it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStage, runNode } from '../server/open-stage.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    connections: { type: 'string', default: '64' },
    kinds: { type: 'string', default: 'all' },
    rounds: { type: 'string', default: '2' },
    nice: { type: 'string', default: '19' },
    json: { type: 'string' },
  },
});
const [seconds, rounds] = [options.seconds, options.rounds].map(Number);

// Who behaves comes through a proxy that is trusted, each from an address of its own; the attack comes straight.
const stage = await openStage(256, { HOST: '::', TRUST_PROXY: '127.0.0.1', MAX_LAG: '1500' });
if (stage === null) process.exit(1);
const { port } = new URL(stage.server.base);
const load = join(import.meta.dirname, '../server/load.mjs');
try {
  await work(5);
  const [calm, attacked] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    calm.push(await work(seconds));
    const attack = start();
    await new Promise((settle) => setTimeout(settle, 2_000));
    attacked.push({ ...(await work(seconds)), answers: await attack.stop() });
  }
  const result = { calm, attacked, ...ratios(calm, attacked) };
  tell(result);
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(result, null, 2));
} finally {
  await stage.close();
}

/** 90 drafts and 10 submits a second, by exhibitors of whom nobody attacks. */
async function work(lasts) {
  const run = async (wish) =>
    JSON.parse(
      await runNode([load, stage.world, stage.server.base, JSON.stringify({ seconds: lasts, ...wish })]),
    );
  const [drafts, submits] = await Promise.all([
    run({ rate: 90, draft: true, part: [0, 0.5], few: 128 }),
    run({ rate: 10, part: [0.5, 0.75] }),
  ]);
  return { drafts, submits };
}

/** The attacker has the processor that nobody else wants: it is the server that is measured. */
function start() {
  const attacker = spawn(
    process.execPath,
    [join(import.meta.dirname, 'attacker.mjs'), stage.world, port, options.connections, options.kinds],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  setPriority(attacker.pid, Number(options.nice));
  // Where the kernel shares the processors by session first, niceness counts between sessions too.
  const group = `/proc/${attacker.pid}/autogroup`;
  if (existsSync(group)) writeFileSync(group, options.nice);
  let last = '{}';
  attacker.stdout.on('data', (chunk) => (last = String(chunk).trim().split('\n').at(-1)));
  return {
    async stop() {
      attacker.kill('SIGKILL');
      if (attacker.exitCode === null && attacker.signalCode === null) await once(attacker, 'exit');
      return JSON.parse(last);
    },
  };
}

function best(runs, what) {
  return Math.min(...runs.map((run) => run[what].p99 ?? Number.POSITIVE_INFINITY));
}

function ratios(calm, attacked) {
  return Object.fromEntries(
    ['drafts', 'submits'].map((what) => [what, { ratio: best(attacked, what) / best(calm, what) }]),
  );
}

function tell({ calm, attacked, drafts, submits }) {
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}; ` +
      `${options.connections} connections attack (${options.kinds})\n`,
  );
  console.log(
    '| round | calls | saved a second | p50 ms | p99 ms | refused |\n| --- | --- | --: | --: | --: | --- |',
  );
  for (const [index, run] of calm.entries()) {
    row(index, 'calm', run);
    row(index, 'attacked', attacked[index]);
  }
  for (const [index, { answers }] of attacked.entries())
    console.log(`attack ${index + 1} was answered ${JSON.stringify(answers)}`);
  console.log(
    `\np99 under attack ÷ p99 without: drafts ${drafts.ratio.toFixed(2)}, submits ${submits.ratio.toFixed(2)} (goal ≤ 4; best round of each)`,
  );
}

function row(index, name, run) {
  for (const what of ['drafts', 'submits']) {
    const { perSecond, p50, p99, failures } = run[what];
    const cells = [
      `${index + 1} ${name}`,
      what,
      perSecond.toFixed(1),
      p50?.toFixed(0),
      p99?.toFixed(0),
      JSON.stringify(failures),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
