import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, runTool, tools } from './run-command.mjs';

const folder = join(root, 'test-results');

/**
 * What a runner reports, with the names of the tests that failed; a runner that crashes counts as one failure,
 * whatever its report says.
 */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function sum(results) {
  return results.reduce(
    (total, { passed, failed, skipped, failures = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
    }),
    nothing,
  );
}

/**
 * Runs the tests of a vitest project, or of several, or those of `files`. With `quiet` its words come
 * back as `output`.
 */
export async function runVitest(project, { quiet = false, env = {}, name = project, files = [] } = {}) {
  const report = freshReport(`vitest-${name}.json`);
  const { code, output } = await runTool(
    tools.vitest,
    [
      'run',
      ...[project].flat().flatMap((one) => ['--project', one]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { quiet, env },
  );
  const json = readReport(report);
  return {
    output,
    ...withCrash(code, {
      passed: json?.numPassedTests ?? 0,
      failed: json?.numFailedTests ?? 0,
      skipped: (json?.numPendingTests ?? 0) + (json?.numTodoTests ?? 0),
      failures: vitestFailures(json).map((test) => `${name}: ${test}`),
    }),
  };
}

/** Runs the journeys in the browser. */
export async function runPlaywright(env) {
  const report = freshReport('playwright.json');
  const { code } = await runTool(tools.playwright, ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const json = readReport(report);
  const stats = json?.stats;
  return withCrash(code, {
    passed: stats?.expected ?? 0,
    // A journey that passes only at the second try is not a passed journey.
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    failures: (json?.suites ?? []).flatMap(journeyFailures),
  });
}

/** `FILE > TEST: MESSAGE` of each test that failed, and the file alone where it could not be read. */
function vitestFailures(json) {
  return (json?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [file]
        : failed.map(
            ({ fullName, failureMessages }) => `${file} > ${fullName}: ${inShort(failureMessages?.[0])}`,
          );
    });
}

/** The beginning of what a test complained of, on one line: all that is seen of it where only the end of a log is kept. */
const inShort = (message = '') =>
  stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim().slice(0, 700);

/** `FILE > JOURNEY: MESSAGE` of each journey of a suite, and of the suites in it, that failed. */
function journeyFailures({ suites = [], specs = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => `e2e/${file} > ${title}: ${inShort(complaintOf(tests))}`),
    ...suites.flatMap(journeyFailures),
  ];
}

/** What the first try of a journey that failed complained of. */
const complaintOf = (tests = []) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error.message;

function withCrash(code, result) {
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

// Kept beside, not in, Playwright's own output folder, which it empties.
function freshReport(name) {
  const reports = join(folder, 'reports');
  mkdirSync(reports, { recursive: true });
  const path = join(reports, name);
  rmSync(path, { force: true });
  return path;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
