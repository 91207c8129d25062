import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { serveFolder } from '../views/serve-folder.mjs';
import { sampled } from './task-time.mjs';
import { STEPS } from './zhantai.mjs';

const cache = resolve(import.meta.dirname, '../.cache/designer');
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Another designer in a page of its own, driven as Zhantai's is; what it cannot do is absent. */
export async function openPeer(browser, { key, file }, form) {
  const server = await serveFolder(await buildPeer(key, file));
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(server.address);
  await page.waitForFunction(() => window.subject !== undefined);
  const subject = { page, cdp };
  const call = (name, ...args) =>
    page.evaluate(([what, given]) => window.opened[what](...given), [name, args]);
  let at = 0;
  return {
    async close() {
      await context.close();
      server.close();
    },
    open: (samples) =>
      sampled(subject, {
        samples,
        prepare: () =>
          page.evaluate(() => {
            window.opened?.unmount();
            document.body.replaceChildren(document.createElement('div'));
          }),
        step: async () => {
          await page.evaluate((spec) => {
            window.opened = window.subject.mount(document.body.firstElementChild, spec);
          }, form);
          await page.waitForFunction(() => document.querySelectorAll(window.subject.items).length > 3);
        },
        restMs: 2_000,
      }),
    select: (samples) => sampled(subject, { samples, step: () => call('select', (at += 1) % 20) }),
    /** A key in the label that its designer shows of the item that is selected. */
    async type(samples) {
      await call('select', 1);
      const label = page.locator(await page.evaluate(() => window.subject.label)).first();
      await label.click();
      return sampled(subject, { samples, step: () => page.keyboard.press('a') });
    },
    async undo(samples) {
      for (let step = 0; step < STEPS; step += 1) await call('change', step);
      return sampled(subject, { samples, warm: 0, step: () => call('undo') });
    },
  };
}

async function buildPeer(key, file) {
  const root = join(cache, key);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const entry = `import subject from ${JSON.stringify(join(import.meta.dirname, file))};\nwindow.subject = subject;\n`;
  writeFileSync(join(root, 'entry.js'), entry);
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="module" src="./entry.js"></script></body>',
  );
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 20_000 },
  });
  return join(root, 'dist');
}
