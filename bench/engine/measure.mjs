// One subject at one row and size, in a process of its own: checks its work, then times it. Prints JSON.
import { isDeepStrictEqual } from 'node:util';
import { rows as works } from './work.mjs';

const [subjectName, rowName, sizeText, budgetText] = process.argv.slice(2);
const size = Number(sizeText);
/** Milliseconds of processor time spent on samples, after as much again to warm up. */
const budget = Number(budgetText);
const LEAST_SAMPLES = 3;
const MOST_SAMPLES = 41;
/** A sample shorter than this is repeated within itself. */
const SHORTEST_SAMPLE = 10;

const { rows } = await import(`./subjects/${subjectName}.mjs`);
const made = works[rowName].make(size);
// As answers come: read from JSON, every text its own.
const work = { ...made, ...parsed({ answers: made.answers, rows: made.rows }) };
const { prepare, steps, observe } = rows[rowName](work);

// The bare loop has nothing to be seen.
if (observe !== undefined) await check();
process.stdout.write(JSON.stringify(await time()));
// Some peers leave timers behind.
process.exit(0);

/** Nobody is timed who does less than the work. */
async function check() {
  const state = prepare();
  // Twice: the work leaves everything as it was, so it can be repeated.
  for (const round of [1, 2]) {
    for (const [at, step] of steps.entries()) {
      await step(state);
      const seen = sorted(observe(state));
      const expected = sorted(work.expected[at]);
      if (isDeepStrictEqual(seen, expected)) continue;
      const [saw, wanted] = [seen, expected].map((value) => JSON.stringify(value).slice(0, 400));
      throw new Error(`round ${round}, step ${at}: expected ${wanted}, saw ${saw}`);
    }
  }
}

function parsed(value) {
  return JSON.parse(JSON.stringify(value));
}

function sorted(seen) {
  return seen.wrong === undefined ? seen : { ...seen, wrong: seen.wrong.toSorted() };
}

async function time() {
  const state = prepare();
  const once = await sample(state, 1);
  const repeats = Math.max(1, Math.ceil(SHORTEST_SAMPLE / Math.max(once, 0.001)));
  const warm = [];
  let spent = once;
  while (spent < budget) {
    warm.push(await sample(state, Math.min(repeats, 200)));
    spent += warm.at(-1) * Math.min(repeats, 200);
  }
  const settled = warm.length === 0 ? once : median(warm);
  const inner = Math.max(1, Math.ceil(SHORTEST_SAMPLE / Math.max(settled, 0.0005)));
  const samples = [];
  spent = 0;
  while (samples.length < LEAST_SAMPLES || (spent < budget && samples.length < MOST_SAMPLES)) {
    samples.push(await sample(state, inner));
    spent += samples.at(-1) * inner;
  }
  return {
    milliseconds: median(samples),
    least: Math.min(...samples),
    samples: samples.length,
    repeats: inner,
  };
}

/** Milliseconds of processor time for all steps once, of the mean of so many repeats. */
async function sample(state, repeats) {
  const start = process.cpuUsage();
  for (let turn = 0; turn < repeats; turn += 1) {
    for (const step of steps) {
      const pending = step(state);
      if (pending !== undefined) await pending;
    }
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / repeats;
}

function median(values) {
  const ordered = values.toSorted((left, right) => left - right);
  return ordered[Math.floor(ordered.length / 2)];
}
