// `npx tsx scripts/sheet-fixtures.ts`: makes the workbooks of packages/workbooks/fixtures again. The template is the
// product's; LibreOffice Calc with its Python (Debian: libreoffice-calc python3-uno; UNO_PYTHON names another) fills and saves it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testCities, testExhibits, testOptions } from '../packages/workbooks/src/test-exhibits.ts';
import { writeTemplate } from '../packages/workbooks/src/template/index.ts';

const root = resolve(import.meta.dirname, '..');
const fixtures = join(root, 'packages/workbooks/fixtures');
const work = mkdtempSync(join(tmpdir(), 'sheet-fixtures-'));

async function make(): Promise<void> {
  mkdirSync(fixtures, { recursive: true });
  const template = join(work, 'template.xlsx');
  const options = { language: 'zh-Hans', optionsOf: testOptions, dependentOptionsOf: testCities } as const;
  writeFileSync(template, await writeTemplate(testExhibits(), options));
  const filled = spawnSync(
    process.env['UNO_PYTHON'] ?? '/usr/bin/python3',
    [join(root, 'scripts/sheet-fixtures.py'), template, fixtures],
    {
      stdio: 'inherit',
    },
  );
  rmSync(join(fixtures, '.profile'), { recursive: true, force: true });
  rmSync(work, { recursive: true, force: true });
  if (filled.status !== 0) throw new Error('LibreOffice did not fill the template');
}

void make();
