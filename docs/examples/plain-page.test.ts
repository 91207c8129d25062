import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { afterAll, expect, it } from 'vitest';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('../../node_modules/.cache/plain-page', import.meta.url));
const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

it('docs/examples/plain-page.html shows, hides, refuses and sends', async () => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rollupOptions: { input: `${root}plain-page.html` } },
  });
  if (!existsSync(executablePath)) {
    process.stdout.write(
      'Skipped: the plain page in a browser, for there is no Chromium (set CHROMIUM_PATH).\n',
    );
    return;
  }
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  closing.push(() => server.close());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  closing.push(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}plain-page.html`);

  const kind = page.getByLabel('Kind of stand');
  const height = page.getByLabel('Height');
  const send = page.getByRole('button', { name: 'Send' });
  const sent = page.getByRole('status');
  expect(await height.isVisible()).toBe(false);
  await send.click();
  expect(await page.getByText('requiredChoice').isVisible()).toBe(true);
  await kind.fill('raw');
  expect(await height.isVisible()).toBe(true);
  await height.fill('8');
  await height.blur();
  expect(await page.locator('em:visible').allTextContents()).toEqual(['max']);
  await send.click();
  expect(await sent.textContent()).toBe('null');
  await height.fill('4.5');
  await send.click();
  expect(await sent.textContent()).toBe('{"kind":"raw","height":4.5}');
  await kind.fill('shell');
  await send.click();
  expect(await sent.textContent()).toBe('{"kind":"shell"}');
}, 60_000);
