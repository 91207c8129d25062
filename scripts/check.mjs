// `npm run check`: types, rooms, citations, unused code, sizes, lint, format and unit tests.
import './require-node.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { runChecks } = await import('./checks.mjs');
const since = Date.now();
const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed in ${((Date.now() - since) / 1000).toFixed(0)} s`);
process.exitCode = failed === 0 ? 0 : 1;
