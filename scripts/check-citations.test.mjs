import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantTree } from './planted-trees.mjs';

// Put together here, so that the check does not find the planted faults in this file.
const sign = String.fromCodePoint(0xa7);
const clause = (number) => `E${number}`;
const page = (name) => `${name}.md`;

const sound = {
  'docs/engine.md': `# Engine\n\n[in short](#1-first)\n\n## 1. First\n\n**${clause('1.1')}** A rule.\n\n### 1.2 Second\n`,
  'src/rule.ts': `/** A rule (engine.md ${sign}1, ${sign}1.2). */\nexport const rule = 1;\n`,
  'src/rule.test.ts': `it('${clause('1.1')}: holds', () => {});\n`,
};

function check(files) {
  const root = plantTree({ ...sound, ...files });
  const script = join(import.meta.dirname, 'check-citations.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, stderr: stderr.trim() };
}

describe('what comments, names of tests and documents cite', () => {
  it('passes where every document, section, clause and link is there', () => {
    expect(check({})).toEqual({ status: 0, stderr: '' });
  });

  it('passes sections of standards whose text is elsewhere', () => {
    expect(check({ 'src/other.ts': `// As ECMA-376 part 1, ${sign}18.8.30 says.\n` }).status).toBe(0);
  });

  it.each([
    [
      'a document that does not exist',
      { 'src/a.ts': `// See ${page('lost')}.\n` },
      `src/a.ts:1: there is no ${page('lost')}`,
    ],
    [
      'a section that does not exist',
      { 'src/a.css': `/* ${page('engine')} ${sign}3 */\n` },
      'src/a.css:1: docs/engine.md has no section 3',
    ],
    [
      'a section of a list that does not exist, in the name of a test',
      { 'src/a.test.ts': `it('holds (${page('engine')} ${sign}1, ${sign}7)', () => {});\n` },
      'src/a.test.ts:1: docs/engine.md has no section 7',
    ],
    [
      'a section on the next line of a comment',
      { 'src/a.ts': `/**\n * As it stands in ${page('engine')}\n * ${sign}9.\n */\n` },
      'src/a.ts:2: docs/engine.md has no section 9',
    ],
    [
      'a section without a document',
      { 'src/a.ts': `// Explained in ${sign}1.\n` },
      `src/a.ts:1: ${sign}1 names no document`,
    ],
    [
      'a clause that does not exist',
      { 'src/a.ts': `// ${clause('1.9')}\n` },
      `src/a.ts:1: docs/engine.md has no clause ${clause('1.9')}`,
    ],
    [
      'a clause that no test names',
      { 'docs/engine.md': `${sound['docs/engine.md']}\n**${clause('1.2')}** Another.\n` },
      `docs/engine.md: no test and no example names ${clause('1.2')}`,
    ],
    [
      'a section of the document itself that does not exist',
      { [page('docs/a')]: `# A\n\nAs in ${sign}4.\n` },
      `${page('docs/a')}:3: it has no section 4`,
    ],
    [
      'a link to a file that does not exist',
      { [page('docs/a')]: '[gone](gone.ts)\n' },
      `${page('docs/a')}:1: there is no gone.ts`,
    ],
    [
      'a path to a file that does not exist',
      { [page('docs/a')]: 'See `packages/gone/src/index.ts`.\n' },
      `${page('docs/a')}:1: there is no packages/gone/src/index.ts`,
    ],
    [
      'a link to a heading that does not exist',
      { [page('docs/a')]: `[gone](${page('engine')}#2-gone)\n` },
      `${page('docs/a')}:1: docs/engine.md has no heading #2-gone`,
    ],
  ])('refuses %s', (_, files, breach) => {
    expect(check(files)).toEqual({ status: 1, stderr: breach });
  });
});
