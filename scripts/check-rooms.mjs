// Holds the imports of every room against the table of CONTRIBUTING.md. Prints each breach; exit status 1 if any.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { builtinModules } from 'node:module';
import { sourceFiles } from './source-files.mjs';

const root = resolve(import.meta.dirname, '..');

/** What each room may import of the others. */
const rooms = {
  'packages/engine': [],
  'packages/messages': ['engine'],
  'packages/contract': ['engine'],
  'packages/sheets': ['engine', 'messages'],
  'packages/ui': ['engine', 'messages'],
  'packages/views': ['engine', 'ui', 'messages'],
  'apps/portal': ['contract', 'engine', 'messages', 'sheets', 'ui', 'views'],
  'apps/console': ['contract', 'engine', 'messages', 'sheets', 'ui', 'views'],
  'apps/server': ['contract', 'engine', 'messages', 'sheets'],
};

/** Rooms that take nothing but types from these. */
const typesOnly = { 'packages/messages': ['engine'], 'packages/contract': ['engine'] };

/** Features of the server in their order: each imports only those before it. */
const features = [
  'audit',
  'jobs',
  'exhibitions',
  'auth',
  'files',
  'dictionaries',
  'offers',
  'booths',
  'forms',
  'submissions',
  'tables',
  'persons',
  'signing',
  'catalogues',
  'invitations',
  'seats',
  'cms',
  'messaging',
  'console',
];
/** Folders of the server that are no features: the ground below them, and what puts them together above. */
const ground = ['settings', 'platform', 'database', 'http'];

const builtins = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
const importing =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const chinese = /[\u3400-\u9fff]/;
const sqlCall = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

const breaches = [];

for (const [room, allowed] of Object.entries(rooms)) {
  const manifest = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
  const declared = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  };
  for (const file of sourceFiles(join(root, room, 'src'))) checkFile(room, allowed, declared, file);
}

if (breaches.length > 0) console.error(breaches.join('\n'));
console.log(`rooms: ${breaches.length === 0 ? 'every import goes down' : `${breaches.length} breaches`}`);
process.exitCode = breaches.length === 0 ? 0 : 1;

function checkFile(room, allowed, declared, file) {
  const text = readFileSync(file, 'utf8');
  const code = withoutComments(text);
  const isTest = /\.test\.tsx?$|\/test(ing)?[./-]/.test(file);
  const at = relative(root, file);
  for (const match of code.matchAll(importing)) {
    const name = match[2] ?? match[3];
    const typeOnly = match[1] !== undefined;
    if (name.startsWith('.')) checkRelative(room, file, name, at);
    else checkPackage(room, allowed, declared, name, typeOnly, at, isTest);
  }
  if (isTest) return;
  if (room !== 'packages/messages' && !isContent(at) && chinese.test(code))
    breaches.push(`${at}: Chinese text outside messages, demo content and shipped lists`);
  if (room === 'apps/server' && !mayHoldSql(at) && sqlCall.test(code))
    breaches.push(`${at}: SQL outside a store`);
}

function mayHoldSql(at) {
  return /\/store(\.ts$|\/)/.test(at) || at.includes('/database/');
}

function checkPackage(room, allowed, declared, name, typeOnly, at, isTest) {
  const own = name.match(/^@zhantai\/([^/]+)/)?.[1];
  if (own !== undefined) {
    if (!allowed.includes(own)) breaches.push(`${at}: ${room} may not import ${own}`);
    else if (typesOnly[room]?.includes(own) && !typeOnly && !isTest)
      breaches.push(`${at}: ${room} may import only types of ${own}`);
    return;
  }
  if (builtins.has(name)) {
    if (room !== 'apps/server' && !isTest) breaches.push(`${at}: ${name} exists only on the server`);
    return;
  }
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  if (isTest && ['vitest', 'fast-check', '@playwright/test'].includes(packageName)) return;
  if (declared[packageName] === undefined) breaches.push(`${at}: ${packageName} is not declared by ${room}`);
}

function checkRelative(room, file, name, at) {
  const target = resolve(dirname(file), name);
  if (!target.startsWith(join(root, room, 'src'))) {
    breaches.push(`${at}: ${name} leaves the room`);
    return;
  }
  if (room !== 'apps/server') return;
  const [from, to] = [file, target].map((path) => relative(join(root, room, 'src'), path).split('/')[0]);
  if (from === to || from === undefined || to === undefined) return;
  const [fromRank, toRank] = [features.indexOf(from), features.indexOf(to)];
  if (fromRank >= 0 && toRank >= fromRank) breaches.push(`${at}: feature ${from} comes before ${to}`);
  if (fromRank >= 0 && toRank >= 0 && !/\/(index|testing)\.ts$/.test(target))
    breaches.push(`${at}: enters ${to} beside its index.ts`);
  if (
    ground.includes(from) &&
    toRank >= 0 &&
    !/\/http\/(features|build-app|start-server|run-server)|test/.test(at)
  )
    breaches.push(`${at}: ${from} lies below the features and imports ${to}`);
}

/** Comments and JSDoc may quote anything. */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
}

/** What people read without being words of the product: the demo, lists that come with it as data, and words of units. */
function isContent(at) {
  return at.includes('/demo/') || at.includes('/dictionaries/shipped/') || at.endsWith('/unit-words.ts');
}
