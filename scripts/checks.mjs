import { buildApp } from './build-app.mjs';
import { runCommand, runTool, tools } from './run-command.mjs';
import { nothing, runVitest, sum } from './test-results.mjs';

const script = (name, ...args) =>
  runCommand(process.execPath, [`scripts/${name}.mjs`, ...args], { quiet: true });
const tool = (path, ...args) => runTool(path, args, { quiet: true });

/** Two lanes, for two cores; a lane's checks run one after the other. */
const everyCheck = [
  [
    ['types', () => tool(tools.tsc, '-b')],
    ['unit tests', () => runVitest('unit', { quiet: true })],
  ],
  [
    ['rooms', () => script('check-rooms')],
    ['citations', () => script('check-citations')],
    ['unused code', () => tool(tools.knip, '--no-progress')],
    ['sizes and weights', weighed],
    ['format', () => tool(tools.oxfmt, '--check')],
    ['lint', () => tool(tools.oxlint, '--type-aware')],
  ],
];

/**
 * Types, rooms, citations, unused code, sizes, lint, format and unit tests. Prints a line for each and the words of those that fail.
 * Resolves to the tests' figures, a check that fails counting as one failure.
 */
export async function runChecks(lanes = everyCheck) {
  const results = await Promise.all(lanes.map((lane) => runLane(lane)));
  return sum(results.flat());
}

async function runLane(lane) {
  const results = [];
  for (const [name, run] of lane) {
    const since = Date.now();
    const { code = 0, output = '', ...tests } = await run();
    const result = { ...nothing, ...tests };
    if (code !== 0) result.failed += 1;
    if (code !== 0 && result.failures.length === 0) result.failures = [name];
    const seconds = ((Date.now() - since) / 1000).toFixed(1);
    const counted = tests.passed === undefined ? '' : `, ${tests.passed} passed, ${tests.failed} failed`;
    console.log(`${result.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${counted})`);
    if (result.failed > 0 || name === 'sizes and weights') console.log(indent(output));
    results.push(result);
  }
  return results;
}

async function weighed() {
  if (!(await buildApp('portal'))) return { code: 1, output: 'The portal does not build.' };
  return script('check-sizes', '--weights');
}

/** What a check said, without the lines about what went well. */
function indent(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s*✓/.test(line));
  return lines.map((line) => `       ${line}`).join('\n');
}
