// `npm run bench -- overload [--connections 50,200,500,1000,1500] [--seconds 10] [--memory 60] [--json FILE]`: what
// becomes of calls when many more come than can be answered, and of the memory of the server meanwhile.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStage, runNode } from '../server/open-stage.mjs';
import { watchMemory } from './watch-memory.mjs';

const { values: options } = parseArgs({
  options: {
    connections: { type: 'string', default: '50,200,500,1000,1500' },
    seconds: { type: 'string', default: '10' },
    memory: { type: 'string', default: '60' },
    json: { type: 'string' },
  },
});
const sizes = options.connections.split(',').filter(Boolean).map(Number);
const [seconds, memorySeconds] = [options.seconds, options.memory].map(Number);
/** Of the run that watches the memory. */
const crowd = 1_000;

const stage = await openStage(Math.max(crowd, ...sizes));
if (stage === null) process.exit(1);
try {
  await loop(50, 5);
  const measured = [];
  for (const connections of sizes) measured.push(await loop(connections, seconds));
  if (measured.length > 0) tell(measured);
  const memory =
    memorySeconds === 0 ? null : await watchMemory(stage.server.pid, () => loop(crowd, memorySeconds));
  if (memory !== null) {
    const [first, middle, last] = memory.thirds.map((mean) => `${mean.toFixed(0)} MB`);
    console.log(
      `\nmemory over ${memorySeconds} s of ${crowd} connections: ${first}, ${middle}, ${last} in each third; ` +
        `the last ${percent(memory.rise)} above the middle one (goal: at most 10 %)`,
    );
    const { admitted, probes } = memory.done;
    console.log(
      `${admitted.perSecond.toFixed(0)} admitted a second, ${probes.failed} probes of health failed`,
    );
    if (memory.rise > 0.1 || admitted.perSecond === 0 || probes.failed > 0) process.exitCode = 1;
  }
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify({ measured, memory }, null, 2));
} finally {
  await stage.close();
}

async function loop(connections, lasts) {
  const wish = JSON.stringify({ connections, seconds: lasts });
  return JSON.parse(
    await runNode([join(import.meta.dirname, 'loops.mjs'), stage.world, stage.server.base, wish]),
  );
}

function tell(measured) {
  const base = measured.find(({ connections }) => connections === 50)?.admitted.p99 ?? Number.NaN;
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  console.log(
    '| connections | admitted a second | p50 ms | p99 ms | p99 ÷ that at 50 (goal ≤ 3) | refused a second | p50 ms | p99 ms (goal ≤ 100) | health p99 ms | health failed | other answers |',
  );
  console.log(`|${' --: |'.repeat(11)}`);
  for (const { connections, admitted, refused, probes, failures } of measured) {
    const cells = [
      connections,
      admitted.perSecond.toFixed(0),
      milliseconds(admitted.p50),
      milliseconds(admitted.p99),
      (admitted.p99 / base).toFixed(2),
      refused.perSecond.toFixed(0),
      milliseconds(refused.p50),
      milliseconds(refused.p99),
      milliseconds(probes.p99),
      probes.failed,
      JSON.stringify(failures),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function milliseconds(took) {
  return took === null ? '–' : took.toFixed(0);
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
