import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it stands: rule, and where. Empty when nothing is. */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const report: unknown = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })");
  return listOf(report, 'violations').map((rule) => {
    const places = listOf(rule, 'nodes').map(
      (node) => `${listOf(node, 'target').join(' ')} ${textOf(node, 'html')}`,
    );
    return `${textOf(rule, 'id')}: ${textOf(rule, 'help')}\n  ${[...new Set(places)].slice(0, 6).join('\n  ')}`;
  });
}

function read(of: unknown, key: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined;
}

function listOf(of: unknown, key: string): readonly unknown[] {
  const value = read(of, key);
  if (!Array.isArray(value)) throw new Error(`The report of axe has no ${key}`);
  return value;
}

const textOf = (of: unknown, key: string): string => String(read(of, key));
