// Each check of `npm run check` is shown to fail: it runs with the settings of this repository over a small tree into
// which one fault was planted. The walls between rooms and the citations have tests of their own.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runChecks } from './checks.mjs';
import { plantTree } from './planted-trees.mjs';
import { rooms } from './rooms/rooms.mjs';
import { tools } from './run-command.mjs';

const here = resolve(import.meta.dirname, '..');
const read = (file) => JSON.parse(readFileSync(join(here, file), 'utf8'));
const asJson = (value) => JSON.stringify(value);

function run(program, args, cwd = here) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}\n${stderr}` };
}

const tool = (path, ...args) => run(join(here, 'node_modules', path), args);

/** Files of one fault each, beside one without. */
const withSound = (faults) => ({
  'sound.ts': 'export interface Two {\n  a: number;\n}\n',
  ...Object.fromEntries(faults.map(([file, text]) => [file, `${text}\n`])),
});

const expected = (faults) => Object.fromEntries(faults.map(([file, , code]) => [file, [code]]));

function codesByFile(output, pattern) {
  const found = [...output.matchAll(pattern)].map(([, file, code]) => [file, code]);
  const codesOf = (file) => [...new Set(found.filter(([one]) => one === file).map(([, code]) => code))];
  return Object.fromEntries(found.map(([file]) => [file, codesOf(file)]));
}

function checked(...lanes) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return runChecks(lanes).finally(() => vi.restoreAllMocks());
}

/** The codes of what the compiler says, by file, with the settings of the whole repository or of one room. */
function compiled(settings, files) {
  const options = { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true };
  const root = plantTree({
    'tsconfig.json': asJson({
      extends: join(here, settings),
      compilerOptions: { ...options, incremental: false, tsBuildInfoFile: null, rootDir: '.' },
      include: ['*.ts'],
      exclude: [],
      references: [],
    }),
    ...files,
  });
  return codesByFile(tool(tools.tsc, '-p', root).output, /([\w-]+\.ts)\(\d+,\d+\): error (TS\d+)/g);
}

/** The exit status of the check of a file. */
const formatted = (text) =>
  tool(tools.oxfmt, '--check', '-c', join(here, '.oxfmtrc.json'), plantTree({ 'one.ts': text })).status;

/** A file of so many lines. */
const lines = (count) => 'export {};\n'.repeat(count - 1);

describe('the checks together', () => {
  const good = ['good', () => ({ code: 0, output: '' })];

  it('pass when each passes, with the figures of the tests', async () => {
    const tests = ['tests', () => ({ passed: 3, failed: 0, skipped: 1, failures: [] })];
    expect(await checked([good], [tests])).toEqual({ passed: 3, failed: 0, skipped: 1, failures: [] });
  });

  it.each([
    ['one ends with another status than 0', { code: 2, output: 'why' }, 'bad'],
    ['one cannot be started', { code: 127, output: '' }, 'bad'],
    ['a test fails', { passed: 1, failed: 1, skipped: 0, failures: ['one.test.ts'] }, 'one.test.ts'],
  ])('fail when %s, and the others run all the same', async (_, result, failure) => {
    const later = vi.fn(good[1]);
    const { failed, failures } = await checked(
      [
        ['bad', () => result],
        ['later', later],
      ],
      [good],
    );
    expect({ failed, failures }).toEqual({ failed: 1, failures: [failure] });
    expect(later).toHaveBeenCalledOnce();
  });
});

describe('types', () => {
  it('finds each fault that it is set to find, and none where there is none', () => {
    const faults = [
      ['another-type.ts', "export const one: number = 'one';", 'TS2322'],
      ['maybe-missing.ts', 'export const one = (all: number[]): number => all[0];', 'TS2322'],
      ['undefined-member.ts', 'export const one: { a?: number } = { a: undefined };', 'TS2375'],
      ['key-missing.ts', "export const one: Record<'a' | 'b', number> = { a: 1 };", 'TS2741'],
      ['variable-unread.ts', 'export function one() { const two = 2; }', 'TS6133'],
      ['branch-without-return.ts', 'export function one(a: boolean) { if (a) return 1; }', 'TS7030'],
      ['type-as-value.ts', "import { Two } from './sound.ts';\nexport type One = Two;", 'TS1484'],
      ['file-missing.ts', "export { one } from './gone.ts';", 'TS2307'],
    ];
    expect(compiled('tsconfig.base.json', withSound(faults))).toEqual(expected(faults));
  });

  it('knows neither a browser nor Node in the engine', () => {
    const faults = [
      ['browser.ts', 'export const one = document.title;', 'TS2584'],
      ['node.ts', 'export const one = process.cwd();', 'TS2591'],
      ['timer.ts', 'export const one = setTimeout(() => {}, 1);', 'TS2304'],
    ];
    expect(compiled('packages/engine/tsconfig.json', withSound(faults))).toEqual(expected(faults));
  });

  it('reads every room, the tool that makes the demo, and the tests', () => {
    const paths = read('tsconfig.json').references.map(({ path }) => path.replace('./', ''));
    expect(paths.toSorted()).toEqual([...Object.keys(rooms), 'demo/make', 'tsconfig.tests.json'].toSorted());
  });
});

describe('lint', () => {
  it('finds each fault that it is set to find, and none where there is none', () => {
    const faults = [
      ['any.ts', 'export const one = (value: any) => String(value);', 'typescript(no-explicit-any)'],
      [
        'not-null.ts',
        'export const one = (value?: string) => value!.length;',
        'typescript(no-non-null-assertion)',
      ],
      [
        'floating.ts',
        'const two = async () => 2;\nexport const one = () => { two(); };',
        'typescript(no-floating-promises)',
      ],
      [
        'misused.ts',
        'export const one = (a: Promise<boolean>) => { if (a) return 1; return 2; };',
        'typescript(no-misused-promises)',
      ],
      [
        'type-import.ts',
        "import { Two } from './sound.ts';\nexport const one = (two: Two) => two.a;",
        'typescript(consistent-type-imports)',
      ],
      ['console.ts', "export const one = () => console.log('one');", 'eslint(no-console)'],
      ['equal.ts', 'export const one = (a: string | null, b: string) => a == b;', 'eslint(eqeqeq)'],
      ['unused.ts', 'const one = 1;\nexport const two = 2;', 'eslint(no-unused-vars)'],
      ['spread.ts', 'export const one = [...[1, 2]];', 'unicorn(no-useless-spread)'],
      ['picture.tsx', 'export const One = () => <img src="one.png" />;', 'jsx-a11y(alt-text)'],
      [
        'hook.tsx',
        "import { useId } from 'react';\nexport const One = ({ a }: { a: boolean }) => a && <p id={useId()} />;",
        'react(hooks)',
      ],
    ];
    const root = plantTree({
      'tsconfig.json': asJson({ extends: join(here, 'tsconfig.base.json'), include: ['.'] }),
      ...withSound(faults),
    });
    const config = join(here, '.oxlintrc.json');
    const { status, output } = tool(tools.oxlint, '--type-aware', '-c', config, '-f', 'unix', root);
    expect(status).toBe(1);
    expect(codesByFile(output, /([\w-]+\.tsx?):\d+:\d+: .* \[Error\/(.*)\]/g)).toEqual(expected(faults));
  });
});

describe('format', () => {
  it('passes a file as it would be written, and no other', () => {
    expect(formatted("export const one = 'one';\n")).toBe(0);
    expect(formatted('export const one = "one"\n')).toBe(1);
  });
});

describe('unused code', () => {
  const sound = {
    'package.json': asJson({ name: 'planted', private: true, workspaces: ['packages/*', 'apps/*'] }),
    'packages/one/package.json': asJson({ name: '@planted/one', exports: { '.': './src/index.ts' } }),
    'packages/one/src/index.ts': "export { one } from './one.ts';\n",
    'packages/one/src/one.ts': 'export const one = 1;\n',
  };
  const looked = (files) =>
    tool(
      tools.knip,
      '--no-progress',
      '--no-config-hints',
      '-c',
      join(here, 'knip.json'),
      '--directory',
      plantTree({ ...sound, ...files }),
    );

  it('has nothing to say about a tree without a fault', () => {
    expect(looked({}).status).toBe(0);
  });

  it('finds files, exports and packages that nobody imports', () => {
    const { status, output } = looked({
      'packages/one/src/lost-file.ts': 'export {};\n',
      'packages/one/src/one.ts': 'export const one = 1;\nexport const lostExport = 2;\n',
      'packages/two/package.json': asJson({
        name: '@planted/two',
        dependencies: { 'lost-package': '1.0.0' },
      }),
      'packages/two/src/index.ts': "import 'undeclared-package';\n",
    });
    expect(status).toBe(1);
    for (const said of ['packages/one/src/lost-file.ts', 'lostExport', 'lost-package', 'undeclared-package'])
      expect(output).toContain(said);
  });
});

describe('sizes and weights', () => {
  const script = join(here, 'scripts/check-sizes.mjs');
  const short = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => `file-${at}`).map((name) => [
      `packages/one/src/${name}.ts`,
      lines(60),
    ]),
  );
  const sized = (files) => run(script, [plantTree({ ...short, ...files })]);

  it('pass ten files of which nine are short and one has 400 lines', () => {
    expect(sized({ 'apps/one/src/long.ts': lines(400) }).status).toBe(0);
  });

  it.each([
    [
      'a file of 401 lines',
      { 'apps/one/src/long.ts': lines(401) },
      'apps/one/src/long.ts: 401 lines, at most 400',
    ],
    [
      'fewer than nine short files in ten',
      { 'apps/one/src/j.tsx': lines(250), 'apps/one/src/k.ts': lines(300) },
      'only 82 % of the files are below 250 lines',
    ],
  ])('find %s', (_, files, said) => {
    const { status, output } = sized(files);
    expect(status).toBe(1);
    expect(output).toContain(said);
  });

  const page = { page: 'home', goal: 2, limit: 3, chunks: ['index.html', 'home'] };
  const built = (style, pages = [page]) => ({
    'apps/portal/first-loads.json': asJson(pages),
    'apps/portal/dist/.vite/manifest.json': asJson({
      'index.html': { file: 'index.js', imports: ['shared'] },
      shared: { file: 'shared.js' },
      'home.tsx': { name: 'home', file: 'home.js', css: ['home.css'] },
    }),
    'apps/portal/dist/index.js': '',
    'apps/portal/dist/shared.js': '',
    'apps/portal/dist/home.js': '',
    // What is random takes as many bytes in gzip.
    'apps/portal/dist/home.css': randomBytes(style),
  });
  const weighed = (files) => run(script, [plantTree(files), '--weights']);

  it('pass a page over its goal within its limit', () => {
    expect(weighed(built(2.5 * 1024)).status).toBe(0);
  });

  it.each([
    ['a page over its limit', built(4 * 1024), /home is 4\.\d KB gzip, at most 3/],
    [
      'a page over its goal that has no limit of its own',
      built(2.5 * 1024, [{ ...page, limit: undefined }]),
      /at most 2/,
    ],
    [
      'a page whose chunk is gone',
      built(1, [{ ...page, chunks: ['gone'] }]),
      /home names gone, which the build does not have/,
    ],
    ['a portal that is not built', { 'apps/portal/first-loads.json': '[]' }, /the portal is not built/],
  ])('find %s', (_, files, said) => {
    const { status, output } = weighed(files);
    expect(status).toBe(1);
    expect(output).toMatch(said);
  });
});
