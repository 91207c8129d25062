// Prints the measures of the house: how far the sources are from what CONTRIBUTING.md says.
import { join, resolve } from 'node:path';
import { comparedTypes, readTypeNames } from './house/compared-types.mjs';
import { deadCitations } from './house/citations.mjs';
import { disabledRules } from './house/disabled-rules.mjs';
import { oddFolders } from './house/folders.mjs';
import { findGivenUp } from './house/given-up-words.mjs';
import { unscopedQueries, writtenPredicates, writtenStatements } from './house/predicates.mjs';
import { checkServer } from './rooms/check-server.mjs';
import { countDebts } from './rooms/count-debts.mjs';
import { readFeatures } from './rooms/read-features.mjs';
import { rooms } from './rooms/rooms.mjs';
import { readOthers } from './sources/read-others.mjs';
import { readSources } from './sources/read-sources.mjs';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const sources = readSources(root, Object.keys(rooms));
const features = readFeatures(root);
const code = sources.filter(({ isTest }) => !isTest);
const compared = comparedTypes(sources, readTypeNames(sources));
const withWord = code.filter(({ text }) => /cascader/i.test(text)).map(({ at }) => at);
const citations = deadCitations(root, sources);

const { flat, single } = oddFolders(sources);
const debts = countDebts(sources, features);
const server = code.filter(({ room }) => room === 'apps/server');
const demo = server.filter(({ folder }) => folder === 'demo');

const rows = [
  ...['operator', 'case', 'list'].map((way) => {
    const found = compared.filter((one) => one.way === way).map(({ at }) => at);
    return [`comparisons with the name of a field type, by ${way}`, found.length, inFiles(found)];
  }),
  ['files that name cascader', withWord.length, ''],
  ['imports of the server against its order or beside an index', checkServer(sources, features).length, ''],
  ...Object.entries(debts).map(([kind, places]) => [
    kind,
    sum(Object.values(places)),
    list(Object.entries(places)),
  ]),
  ['comments that cite what is not in docs', citations.length, inFiles(citations)],
  ...['tenant_id', 'exhibition_id'].map((column) => {
    const found = writtenPredicates(sources, column);
    return [`predicates of ${column} written by hand`, found.length, inFiles(found)];
  }),
  [
    'queries that begin without a scope',
    unscopedQueries(sources).length,
    `${inFiles(unscopedQueries(sources))}, each with its reason in scripts/rooms/over-all-exhibitions.mjs`,
  ],
  ['statements written out as SQL', writtenStatements(sources).length, inFiles(writtenStatements(sources))],
  ...['packages/engine', ...Object.keys(rooms).filter((room) => room !== 'packages/engine')].map(shortFiles),
  ['lines of the server that are a demo', lines(demo), `of ${lines(server)}`],
  ['flat folders of more than 25 files', flat.length, flat.join(', ')],
  ['folders of one file', single.length, ''],
  [
    'rules switched off by comment',
    sum(disabledRules(sources).map(([, count]) => count)),
    list(disabledRules(sources)),
  ],
  [
    'names with a word that was given up',
    findGivenUp([...sources, ...readOthers(root, Object.keys(rooms))]).length,
    '',
  ],
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, number, detail] of rows)
  console.log(`${name.padEnd(width)}  ${String(number).padStart(6)}  ${detail}`);

function shortFiles(room) {
  const lengths = code.filter((source) => source.room === room).map((source) => lines([source]));
  const short = lengths.filter((length) => length <= 15).length;
  return [
    `files of 15 lines at most in ${room}`,
    short,
    `of ${lengths.length}, ${Math.round((100 * short) / lengths.length)} %`,
  ];
}

function inFiles(found) {
  return `in ${new Set(found.map((at) => at.split(' ')[0])).size} files`;
}

function lines(files) {
  return sum(files.map(({ text }) => text.trimEnd().split('\n').length));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function list(entries) {
  return entries.map(([name, count]) => `${name} ${count}`).join(', ');
}
