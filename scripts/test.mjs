// `npm test`: checks, server tests, journeys in the browser. With --full: the wider run, which repeats none of these.
// The last line is `N passed, N failed` over all runners.
import './require-node.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { ownTemporaryFolder } from './temporary-folder.mjs';

endWithNpm();
ownTemporaryFolder();
await ensureInstalled();
const { sum } = await import('./test-results.mjs');
const { runNormal, runFull } = await import('./test-runs.mjs');

const results = await (process.argv.includes('--full') ? runFull() : runNormal());
const { passed, failed, skipped, failures: failedTests } = sum(results);
// In continuous integration nothing may be left out quietly.
const failures = process.env.CI ? failed + skipped : failed;
for (const test of failedTests) console.log(`failed: ${test}`);
if (skipped > 0) console.log(`${skipped} skipped${process.env.CI ? ', counted as failed' : ''}`);
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
