// Holds source files to their length, and, with --weights, first loads to their weight. Exit status 1 on a breach.
// `node scripts/check-sizes.mjs ROOT` checks another folder.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoad } from './first-load.mjs';
import { sourceFiles } from './source-files.mjs';

const [checkedRoot = resolve(import.meta.dirname, '..')] = process.argv
  .slice(2)
  .filter((word) => word !== '--weights');
const root = resolve(checkedRoot);
const breaches = [];

checkLengths();
if (process.argv.includes('--weights')) checkWeights();
if (breaches.length > 0) console.error(breaches.join('\n'));
process.exitCode = breaches.length === 0 ? 0 : 1;

function checkLengths() {
  const lengths = ['packages', 'apps']
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .filter((file) => !/node_modules|\/dist\/|\.test\.tsx?$/.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    .sort((left, right) => left.lines - right.lines);
  for (const { file, lines } of lengths)
    if (lines > 400) breaches.push(`${relative(root, file)}: ${lines} lines, at most 400`);
  const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0;
  const short = lengths.filter(({ lines }) => lines < 250).length / lengths.length;
  if (short < 0.9)
    breaches.push(`only ${Math.round(short * 100)} % of the files are below 250 lines, 90 % should be`);
  console.log(
    `sizes: ${lengths.length} files, median ${median} lines, ${Math.round(short * 100)} % below 250, longest ${lengths.at(-1)?.lines ?? 0}`,
  );
}

/** Script and style that a phone loads for a page, KB gzip as compress-assets.mjs leaves them to be sent. Over its goal a page is told, over its limit refused. */
function checkWeights() {
  const dist = join(root, 'apps/portal/dist');
  const manifestFile = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestFile)) {
    breaches.push('sizes: the portal is not built, no weights to read');
    return;
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const pages = JSON.parse(readFileSync(join(root, 'apps/portal/first-loads.json'), 'utf8'));
  for (const { page, goal, limit = goal, chunks } of pages) {
    const { files, missing } = firstLoad(manifest, chunks);
    for (const chunk of missing)
      breaches.push(`sizes: ${page} names ${chunk}, which the build does not have`);
    const weight =
      files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
      1024;
    const over = weight > goal ? `, ${(weight - goal).toFixed(1)} over` : '';
    console.log(`weight: ${page} ${weight.toFixed(1)} KB gzip, goal ${goal}${over}`);
    if (weight > limit) breaches.push(`weight: ${page} is ${weight.toFixed(1)} KB gzip, at most ${limit}`);
  }
}
