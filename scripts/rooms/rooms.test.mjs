// Each wall is shown to hold: a small tree that keeps to all of them, and one fault planted into it at a time.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plantTree } from '../planted-trees.mjs';
import { findBreaches } from './find-breaches.mjs';
import { floors } from './floors.mjs';
import { overAllExhibitions, writtenByHand } from './over-all-exhibitions.mjs';
import { rooms } from './rooms.mjs';

const server = 'apps/server/src';
const features = `import { lowRoutes } from '../low/index.ts';
import { highRoutes } from '../high/index.ts';
export const features: readonly Feature[] = [
  { name: 'low', routes: lowRoutes },
  { name: 'high', routes: (app) => highRoutes(app) },
];
`;

/** A tree without a fault: two features on a database, and a package that two others import. */
const sound = {
  ...Object.fromEntries(
    Object.keys(rooms).map((room) => [`${room}/package.json`, '{"dependencies":{"kysely":"0.28.0"}}']),
  ),
  'packages/engine/src/index.ts': "export { total } from './tables/total.ts';",
  'packages/engine/src/tables/total.ts': "import { day } from '../dates/day.ts';\nexport const total = day;",
  'packages/engine/src/dates/day.ts': 'export const day = 1;',
  'packages/engine/src/types/field-value.ts':
    'export interface FieldValues {\n  input: string;\n  radio: string;\n}',
  'packages/contract/src/index.ts': "import type { Item } from '@zhantai/engine';\nexport type Named = Item;",
  [`${server}/database/database.ts`]: 'export const rows = sql`select 1`;',
  [`${server}/database/scoped/table-scopes.ts`]:
    "export const tableScopes = {\n  booth: 'exhibition',\n  account: 'tenant',\n};",
  [`${server}/http/features.ts`]: features,
  [`${server}/low/index.ts`]: "export { lowRoutes } from './routes.ts';",
  [`${server}/low/routes.ts`]: "import { find } from './store.ts';\nexport const lowRoutes = find;",
  [`${server}/low/store.ts`]:
    "import { rows } from '../database/database.ts';\nexport const find = (scope) => sql`select from booth where ${inScope(scope)}`;",
  [`${server}/high/index.ts`]: "export { highRoutes } from './routes.ts';",
  [`${server}/high/routes.ts`]:
    "import { lowRoutes } from '../low/index.ts';\nexport const highRoutes = lowRoutes;",
  [`${server}/high/policy.ts`]: "export function mayRead() { throw new Refusal('FORBIDDEN'); }",
  'scripts/rooms/still-allowed.json': '{}',
};

/** The same with an application whose folders all stand on their floors. */
const withFloors = {
  ...sound,
  ...Object.fromEntries(
    Object.entries(floors).flatMap(([room, floor]) =>
      [
        ...floor.shell.map((name) => `shell/${name}`),
        ...floor.features.map((name) => `features/${name}`),
        'pages',
      ].map((folder) => [`${room}/src/${folder}/one.ts`, 'export const one = 1;']),
    ),
  ),
};

const breachesWith = (planted, tree = sound) => findBreaches(plantTree({ ...tree, ...planted }));

it('has nothing to say about a tree that keeps to all walls', () => {
  expect(breachesWith({})).toEqual([]);
});

it.each([
  [
    'an import up the table',
    'packages/engine/src/dates/day.ts',
    "import '@zhantai/ui';",
    'may not import ui',
  ],
  [
    'an import up the table that waits',
    'packages/engine/src/dates/day.ts',
    "export const day = import('@zhantai/ui');",
    'may not import ui',
  ],
  [
    'more than types where only types are taken',
    'packages/contract/src/index.ts',
    "import { parse } from '@zhantai/engine';",
    'only types of engine',
  ],
  [
    'a way out of the room',
    'packages/engine/src/dates/day.ts',
    "import '../../../ui/src/index.ts';",
    'leaves the room',
  ],
  ['what no manifest declares', 'packages/ui/src/index.ts', "import 'left-pad';", 'left-pad is not declared'],
  [
    'Node outside the server',
    'packages/ui/src/index.ts',
    "import { join } from 'node:path';",
    'only on the server',
  ],
  ['a room that nobody entered into the table', 'packages/utils/src/index.ts', '', 'the table does not have'],
  ['a folder in no order', `${server}/stray/index.ts`, '', 'no feature of http/features.ts'],
  [
    'a feature that uses a later one',
    `${server}/low/routes.ts`,
    "import { highRoutes } from '../high/index.ts';\nexport const lowRoutes = highRoutes;",
    'low comes before high',
    'folders in circles',
  ],
  [
    'what lies below the features and uses one',
    `${server}/database/database.ts`,
    "import { lowRoutes } from '../low/index.ts';",
    'database comes before low',
    'folders in circles',
  ],
  [
    'a way into a feature beside its index',
    `${server}/high/routes.ts`,
    "export { find as highRoutes } from '../low/store.ts';",
    'beside its index.ts',
  ],
  [
    'the same in a test',
    `${server}/high/high.test.ts`,
    "import { find } from '../low/store.ts';",
    'beside its index.ts',
  ],
  [
    'a feature in the list without a folder',
    `${server}/http/features.ts`,
    "export const features = [{ name: 'low' }, { name: 'high' }, { name: 'gone' }];",
    'gone has no folder',
  ],
  [
    'SQL outside a store',
    `${server}/low/routes.ts`,
    'export const lowRoutes = sql`select 3`;',
    'SQL outside a store',
  ],
  [
    'the same of a statement whose text is fixed',
    `${server}/low/routes.ts`,
    'export const lowRoutes = fixedStatement<Row>(`select 3`);',
    'SQL outside a store',
  ],
  [
    'a query outside a store',
    `${server}/low/routes.ts`,
    "export const lowRoutes = (scope) => scope.selectFrom('booth');",
    'SQL outside a store',
  ],
  [
    'a tool of tests in what is no test',
    'packages/ui/src/index.ts',
    "export { expect } from 'vitest';",
    'vitest is not declared',
  ],
  [
    'a store that others are let into',
    `${server}/low/index.ts`,
    "export { find as lowRoutes } from './store.ts';",
    'exports of a store',
  ],
  [
    'a permission outside policy.ts',
    `${server}/low/routes.ts`,
    "export const lowRoutes = () => { throw new Refusal('FORBIDDEN'); };",
    'permissions outside policy.ts',
  ],
  [
    'a tenant that a query sets by hand',
    `${server}/low/store.ts`,
    "export const find = (rows) => rows.where('tenant_id', '=', 'one');",
    'tenant_id set by hand, not by scoped or inScope',
  ],
  [
    'an exhibition that a query sets by hand',
    `${server}/low/store.ts`,
    "export const find = (rows) => rows.where('exhibition_id', '=', 'one');",
    'exhibition_id set by hand, not by scoped or inScope',
  ],
  [
    'the same in a statement',
    `${server}/low/store.ts`,
    'export const find = (id) => sql`select from person where exhibition_id = ${id}`;',
    'exhibition_id set by hand, not by scoped or inScope',
  ],
  [
    'a query of all tenants',
    `${server}/low/store.ts`,
    "export const find = (database) => database.selectFrom('booth');",
    'a query over booth that does not begin at scoped',
  ],
  [
    'SQL that reads the rows of every exhibition',
    `${server}/low/store.ts`,
    'export const find = (id) => sql`select name from booth where booth_id = ${id}`;',
    'SQL over booth without its tenant and exhibition',
  ],
  [
    'SQL that joins the rows of every tenant',
    `${server}/low/store.ts`,
    'export const find = (s) => sql`select from booth join account as a using (account_id) where ${inScope(s)}`;',
    'SQL over account without its tenant and exhibition',
  ],
  [
    'SQL that changes the rows of every exhibition',
    `${server}/low/store.ts`,
    "export const find = fixedStatement(`update booth set hall = '1' where booth_id = $1`);",
    'SQL over booth without its tenant and exhibition',
  ],
  [
    'the name of a field type in a comparison',
    'packages/engine/src/dates/day.ts',
    "export const day = (item) => item.type === 'radio';",
    'names of field types',
  ],
  [
    'the names of field types in a list',
    'packages/engine/src/dates/day.ts',
    "export const day = new Set(['input', 'radio']);",
    'names of field types',
  ],
  [
    'the names of field types, one by one',
    'packages/engine/src/dates/day.ts',
    "export function day(item) { switch (item.type) { case 'radio': return 1; } }",
    'names of field types',
  ],
  [
    'a record of all field types outside the registries',
    'packages/engine/src/dates/day.ts',
    'export const day: Record<FieldType, number> = {};',
    'names of field types',
  ],
  [
    'folders that import each other',
    'packages/engine/src/dates/day.ts',
    "import type { total } from '../tables/total.ts';\nexport const day = 1;",
    '2 folders in circles, at most 0',
  ],
  [
    'a word that was given up, in the name of a function',
    'packages/ui/src/index.ts',
    'export const loadPatiently = 1;',
    'packages/ui/src/index.ts:1: loadPatiently: for "patiently" say with retry',
  ],
  [
    'a time whose name does not say in which unit',
    'packages/ui/src/index.ts',
    '/** Milliseconds between two looks. */\nexport const PAUSE = 500;',
    'packages/ui/src/index.ts:2: PAUSE: end it in MS',
  ],
  [
    'the same of a number that a timer waits for',
    'packages/ui/src/index.ts',
    'const pause = 500;\nsetTimeout(print, pause);',
    'pause: end it in MS',
  ],
  [
    'the same of a number that a clock is compared with',
    'packages/ui/src/index.ts',
    'const LIFE = 60 * 1000;\nexport const isOver = (since) => Date.now() - since > LIFE;',
    'LIFE: end it in MS',
  ],
  [
    'a size whose name does not say in which unit',
    'packages/ui/src/index.ts',
    '/** The widest column, in pixels (seed.md §9). */\nexport const WIDEST = 400;',
    'WIDEST: end it in PX or PIXELS',
  ],
  [
    'the same in a journey',
    'e2e/one.spec.ts',
    '/** Bytes of a photo. */\nconst PHOTO = 2 ** 20;',
    'PHOTO: end it in BYTES',
  ],
  [
    'a word that was given up, in a state',
    'packages/ui/src/index.ts',
    "export type State = 'open' | 'asked';",
    'packages/ui/src/index.ts:1: asked: for "asked" say',
  ],
  [
    'a word that was given up, in a member that nobody else sees',
    'packages/ui/src/index.ts',
    'export class Node { #told = 1; }',
    'packages/ui/src/index.ts:1: told: for "told" say',
  ],
  [
    'the same in a variable that is taken out of an object',
    'packages/ui/src/index.ts',
    'export const sum = ({ all: held }) => held;',
    'packages/ui/src/index.ts:1: held: for "held" say',
  ],
  [
    'the same in the name of a file',
    'packages/ui/src/asked-forms.ts',
    'export {};',
    'asked-forms: for "asked"',
  ],
  [
    'the same in a class of a style',
    'packages/ui/src/one.module.css',
    '.held { top: 0; }',
    'held: for "held"',
  ],
  ['the same in a journey', 'e2e/one.spec.ts', 'const desk = 1;', 'e2e/one.spec.ts:1: desk: for "desk"'],
  [
    'the same in a script',
    'scripts/one.mjs',
    'export function believe() {}',
    'scripts/one.mjs:1: believe: for "believe"',
  ],
  [
    'schemas on their way into the browser',
    'apps/portal/src/index.ts',
    "import { callRecords } from '@zhantai/contract/records';",
    'would bring schemas into the browser',
  ],
  [
    'the same inside the contract',
    'packages/contract/src/index.ts',
    "export { FormInfo } from './schemas/forms.ts';",
    'would bring schemas into the browser',
  ],
  ['Chinese text in code', 'packages/ui/src/index.ts', "export const label = '展台';", 'Chinese text'],
])('finds %s', (_, file, text, ...said) => {
  const breaches = breachesWith({ [file]: text });
  expect(breaches).toEqual(said.map((part) => expect.stringContaining(part)));
});

it('has nothing to say about applications that keep to their floors', () => {
  expect(breachesWith({}, withFloors)).toEqual([]);
});

it.each([
  ['a folder on no floor', 'apps/portal/src/features/stray/one.ts', '', 'features/stray: on no floor'],
  ['a folder beside the floors', 'apps/portal/src/stray/one.ts', '', 'stray: on no floor'],
  [
    'what all pages use and needs a feature',
    'apps/portal/src/shell/page/one.ts',
    "export { one } from '../../features/account/one.ts';",
    'shell/page comes before features/account',
  ],
  [
    'a feature that uses a later one',
    'apps/portal/src/features/sign-in/one.ts',
    "export const one = () => import('../account/one.ts');",
    'features/sign-in comes before features/account',
  ],
  [
    'a feature that uses a page',
    'apps/portal/src/features/account/one.ts',
    "import type { one } from '../../pages/one.ts';",
    'features/account comes before pages',
  ],
])('finds %s', (_, file, text, said) => {
  expect(breachesWith({ [file]: text }, withFloors)).toEqual([expect.stringContaining(said)]);
});

it('finds a folder that a floor names and nobody has', () => {
  const { 'apps/portal/src/pages/one.ts': _, ...without } = withFloors;
  expect(breachesWith({}, without)).toEqual(['scripts/rooms/floors.mjs: apps/portal has no pages']);
});

it('finds a reason for a statement over all exhibitions that nothing needs any more', () => {
  const [place] = Object.keys(overAllExhibitions);
  const [file] = place.split(' ');
  expect(breachesWith({ [`${server}/${file}`]: '' })).toContain(
    `scripts/rooms/over-all-exhibitions.mjs: ${place} has its scope; take it out`,
  );
});

it('finds a reason for a condition by hand that nothing needs any more', () => {
  const [place] = Object.keys(writtenByHand);
  const [file] = place.split(' ');
  expect(breachesWith({ [`${server}/${file}`]: '' })).toContain(
    `scripts/rooms/over-all-exhibitions.mjs: ${place} has its scope; take it out`,
  );
});

it('keeps no reason of a file that is gone', () => {
  const files = Object.keys({ ...overAllExhibitions, ...writtenByHand }).map((place) => place.split(' ')[0]);
  const here = join(import.meta.dirname, '../..', server);
  expect(files.filter((file) => !existsSync(join(here, file)))).toEqual([]);
});

it('lets a comment quote anything', () => {
  expect(breachesWith({ 'packages/ui/src/index.ts': '// 展台, import "@zhantai/server"' })).toEqual([]);
});

it('demands that less debt is written down, so that it never grows again', () => {
  const list = 'scripts/rooms/still-allowed.json';
  const allowed = { 'folders in circles': { 'packages/engine': 2 } };
  expect(breachesWith({ [list]: JSON.stringify(allowed) })).toEqual([
    expect.stringContaining('write 0 for 2'),
  ]);
});
