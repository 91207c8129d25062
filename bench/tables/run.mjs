// `npm run bench -- tables [--only import,importXls,template,export] [--json file]`: spreadsheets beside the library they are
// read with, each work in a process of its own.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleSheets } from './bundle-sheets.mjs';
import { DROP_DOWNS, EXPORT_COLUMNS, EXPORT_ROWS, IMPORT_ROWS } from './work.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } });
const RATIO = 1.5;
const MEGABYTES = 150;

process.env.NODE_ENV = 'production';
process.env.ZHANTAI_SHEETS = await bundleSheets();

const tell = {
  import: (times) => tellImport('xlsx', times),
  importXls: (times) => tellImport('xls', times),
  template: ({ milliseconds, size }) => [
    `template with ${DROP_DOWNS} drop-downs: ${ms(milliseconds)}, ${Math.round(size / 1024)} KB`,
    '',
    true,
  ],
  export: ({ milliseconds, size, megabytes }) => [
    `export of ${EXPORT_ROWS} × ${EXPORT_COLUMNS}: ${ms(milliseconds)}, ${(size / 2 ** 20).toFixed(1)} MB`,
    `${megabytes.toFixed(0)} MB above rest, goal ${MEGABYTES}`,
    megabytes < MEGABYTES,
  ],
};

function tellImport(ending, { own, bare, buffer, usual, clock }) {
  const least = Math.min(bare, buffer);
  return [
    `import of ${IMPORT_ROWS} × 12 as ${ending}: ${ms(own)}, the library's bare parse ${ms(bare)} (from a Buffer ${ms(buffer)}, as it comes ${ms(usual)})`,
    `${(own / least).toFixed(2)} of the bare parse (${clock.toFixed(2)} by the clock), goal ${RATIO}`,
    own / least <= RATIO,
  ];
}

const results = {};
for (const work of options.only?.split(',') ?? Object.keys(tell)) {
  const child = spawnSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'measure.mjs'), work], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`${work} was not measured`);
  results[work] = JSON.parse(child.stdout);
  const [line, goal, met] = tell[work](results[work]);
  console.log(goal === '' ? line : `${line}\n  ${goal}${met ? '' : ', missed'}`);
  if (!met) process.exitCode = 1;
}
console.log(
  `\nNode ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}; processor time, medians`,
);
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);

function ms(value) {
  return `${value.toPrecision(3)} ms`;
}
