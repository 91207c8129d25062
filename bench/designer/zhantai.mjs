import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { sampled, taskMs } from './task-time.mjs';

const root = resolve(import.meta.dirname, '../..');
const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN' };
/** A form of the demo whose draft becomes the one that is measured. */
const FORM = 'exhibitor_e5';
/** Milliseconds within which a draft is saved by itself (console.md §2). */
const SAVED_AFTER_MS = 3_000;
/** So often the server is looked at whether it has what was undone. */
const MOST_LOOKS = 10;
/** Steps that are done and undone. */
export const STEPS = 200;

/** Starts the built console over a demo of its own, or takes the one at an address. */
export async function startConsole(address) {
  if (address !== undefined) return { address, close: () => Promise.resolve() };
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'scripts/journeys-server.mjs')], {
    env: { ...process.env, PORT: String(port), CAPTCHA_TEST_CODE: '2468' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const started = `http://127.0.0.1:${port}`;
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    const answer = await fetch(`${started}/api/health/ready`).catch(() => null);
    if (answer?.ok === true) break;
    await sleep(500);
  }
  return {
    address: started,
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** The designer of the built console with a draft of many items, as the other subjects are driven. */
export async function openZhantai(browser, address, detail) {
  const context = await browser.newContext({ ...DESKTOP, baseURL: address });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/console/#/forms');
  const called = page.waitForRequest((request) => {
    const headers = request.headers();
    return headers['blade-auth'] !== undefined && request.url().includes('/api/console/');
  });
  await page.getByLabel('用户名').fill('editor');
  await page.getByLabel('密码').fill('Zhantai2027');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const sent = Object.entries((await called).headers());
  const needed = new Set(['authorization', 'blade-auth', 'tenant-id', 'exhibition-id']);
  const headers = Object.fromEntries(sent.filter(([name]) => needed.has(name)));
  const at = `/api/console/forms/${FORM}/draft`;
  const draftOf = async () => {
    const answer = await context.request.get(at, { headers });
    if (!answer.ok()) throw new Error(`the draft was not read: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { revision } = await draftOf();
  const saved = await context.request.post(at, {
    headers,
    data: { base: revision, detail, step: 'bench' },
  });
  if (!saved.ok()) throw new Error(`the draft was not saved: ${await saved.text()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const items = page.locator('[data-item]');
  const go = (hash) => page.evaluate((to) => void (location.hash = to), hash);
  const openDesigner = async () => {
    await go(`#/forms/${FORM}/design`);
    await items.nth(10).waitFor();
  };
  const closeDesigner = async () => {
    await go('#/forms');
    await page.getByRole('table').first().waitFor();
  };
  const toCanvas = () => items.first().click();
  const press = (key) => page.keyboard.press(key);
  const subject = { page, cdp };
  return {
    close: () => context.close(),
    open: (samples) =>
      sampled(subject, { samples, prepare: closeDesigner, step: openDesigner, restMs: 2_000 }),
    async select(samples) {
      await toCanvas();
      return sampled(subject, { samples, step: () => press('ArrowDown') });
    },
    /** A key in the label of the item, as far as it is drawn; its save comes later. */
    async type(samples) {
      await toCanvas();
      await page.getByRole('textbox', { name: '题目', exact: true }).click();
      return sampled(subject, { samples, step: () => press('a') });
    },
    /** The same with the save that comes of it. */
    async typeAndSave(samples) {
      await toCanvas();
      await page.getByRole('textbox', { name: '题目', exact: true }).click();
      return sampled(subject, { samples, step: () => press('b'), restMs: SAVED_AFTER_MS });
    },
    /** For each move of the pointer across a hundred items. */
    async drag() {
      await page.evaluate(() => window.scrollTo(0, 0));
      const box = await items.nth(1).boundingBox();
      const x = box.x + box.width / 2;
      await page.mouse.move(x, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(x, box.y + box.height, { steps: 4 });
      const moves = [];
      for (let move = 0; move < 100; move += 1) {
        const before = await taskMs(cdp);
        // Down to the lower edge, where the page scrolls by itself, past one item after the other.
        await page.mouse.move(x, Math.min(880, box.y + 40 + move * 9));
        await sleep(50);
        moves.push((await taskMs(cdp)) - before);
      }
      await press('Escape');
      await page.mouse.up();
      await sleep(500);
      return moves;
    },
    /** Of each of the last steps; all are undone, and the draft has to be what it was, byte for byte. */
    async undo(samples) {
      await toCanvas();
      await press('r');
      await press('r');
      await sleep(SAVED_AFTER_MS);
      // Opened anew nothing is there to be undone but what comes now.
      await closeDesigner();
      await openDesigner();
      await toCanvas();
      const before = JSON.stringify((await draftOf()).detail);
      for (let step = 0; step < STEPS; step += 1) {
        await press(['r', 'Alt+ArrowDown', '-', 'Control+d'][step % 4]);
        if (step % 3 === 0) await press('ArrowDown');
      }
      await sleep(SAVED_AFTER_MS);
      if (JSON.stringify((await draftOf()).detail) === before) throw new Error('nothing was changed');
      const costs = await sampled(subject, { samples, warm: 0, step: () => press('Control+z') });
      const undo = page.getByRole('button', { name: '撤销', exact: true });
      while (await undo.isEnabled()) await press('Control+z');
      for (let look = 0; look < MOST_LOOKS; look += 1) {
        await sleep(SAVED_AFTER_MS);
        if (JSON.stringify((await draftOf()).detail) === before) return costs;
      }
      throw new Error('undone, the draft is not what it was');
    },
  };
}
