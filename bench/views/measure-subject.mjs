import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chainForm, fanOutForm, longForm, tableBlock, tableForm } from './forms.mjs';
import { serveFolder } from './serve-folder.mjs';

/** Milliseconds in which what a change started has come to rest. */
const SETTLED_AFTER_MS = 400;
const LONG = longForm();
/** Rows and columns of the large table, and rows that are pasted into it. */
const LARGE = [5000, 12];
const PASTED = 1000;
const FAN_OUT = fanOutForm();
const CHAIN = chainForm();
const required = LONG.fields.filter((field) => field.required).length;
const conditional = FAN_OUT.fields.filter((field) => field.visibleIf !== undefined).length;
const typedField = LONG.fields.find((field, at) => at >= 150 && field.type === 'text').id;

/** Each row: what is measured, how, and the goal as a ratio to native inputs (or as a plain figure). */
export const rows = {
  mount: { title: 'mount 300 fields, CPU ms', goal: '1.3', run: mountLong },
  keystroke: { title: 'components rendered by a keystroke', goal: '3 in all', run: keystroke, plain: true },
  show: { title: 'one change shows 100 fields, CPU ms', goal: '1.5', run: (at) => fanOut(at, true) },
  hide: { title: 'one change hides them, CPU ms', goal: '1.5', run: (at) => fanOut(at, false) },
  chain: { title: 'a chain of 50 falls, CPU ms', goal: '1.5', run: chain },
  validate: { title: 'validate 300, 150 messages, CPU ms', goal: '2', run: validate },
  table: { title: 'sub-table 500 × 8, CPU ms', goal: '0.25', run: (at) => mountTable(at, 500) },
  largeTable: {
    title: 'sub-table 5,000 × 8, CPU ms',
    goal: '1.3 × its own 500',
    run: (at) => mountTable(at, 5000),
    windowedOnly: true,
  },
  cell: { title: 'a key in a cell of 500 × 8, CPU ms', goal: '0.5', run: typeInCell },
  largeCell: {
    title: 'a key in a cell of 5,000 × 12, CPU ms',
    goal: 'as in 500 × 8',
    run: (at) => typeInCell(at, LARGE),
    windowedOnly: true,
  },
  scrollEnd: { title: 'to the end of 5,000 × 12, CPU ms', goal: '50', run: scrollToEnd, windowedOnly: true },
  insertRow: { title: 'a row in the middle of it, CPU ms', goal: '100', run: insertRow, windowedOnly: true },
  pasteRows: { title: '1,000 rows pasted into it, CPU ms', goal: '150', run: pasteRows, windowedOnly: true },
  undoPaste: { title: 'that paste undone, CPU ms', goal: '150', run: undoPaste, windowedOnly: true },
  weight: { title: 'script and style loaded, KB gzip', goal: '100 KB', run: weight, plain: true },
  heap: { title: 'heap of the 300 fields, MB', goal: '3 MB', run: heap, plain: true },
};

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Measures one built subject at one row, on a page of its own; gives the samples. */
export async function measureRow(browser, folder, row, { samples, phone }) {
  const server = await serveFolder(folder);
  const context = await browser.newContext(phone ? PHONE : DESKTOP);
  try {
    const page = await context.newPage();
    if (row === 'keystroke')
      await page.addInitScript({ path: join(import.meta.dirname, 'count-renders.js') });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(server.address);
    await page.waitForFunction(() => window.bench !== undefined);
    return await rows[row].run({ page, cdp, server, samples });
  } finally {
    await context.close();
    server.close();
  }
}

async function mountLong(at) {
  return mounted(at, LONG, LONG.fields.length);
}

async function keystroke(at) {
  await mount(at, LONG, LONG.fields.length);
  await at.page.evaluate((id) => window.bench.focusField(id), typedField);
  // The first key may also take a message back.
  await at.page.keyboard.type('a');
  await sleep(SETTLED_AFTER_MS);
  await at.page.evaluate(() => (window.renderedComponents = 0));
  await at.page.keyboard.type('b');
  await sleep(SETTLED_AFTER_MS);
  if ((await at.page.evaluate(() => window.bench.typed())) !== 'ab') throw new Error('nothing was typed');
  return [await at.page.evaluate(() => window.renderedComponents)];
}

async function fanOut(at, shows) {
  const all = FAN_OUT.fields.length;
  const shown = ['B', all];
  const hidden = ['A', all - conditional];
  await mount(at, FAN_OUT, hidden[1]);
  return sampled(at, {
    prepare: () => choose(at, shows ? hidden : shown),
    step: () => choose(at, shows ? shown : hidden),
  });
}

function choose({ page }, [option, wanted]) {
  return page.evaluate(([value, count]) => window.bench.set('control', value, count), [option, wanted]);
}

async function chain(at) {
  return sampled(at, {
    prepare: () => mount(at, CHAIN, CHAIN.fields.length),
    step: () => at.page.evaluate(() => window.bench.set('link0', '', 1)),
  });
}

async function validate(at) {
  return sampled(at, {
    prepare: () => mount(at, LONG, LONG.fields.length),
    step: () => at.page.evaluate((wanted) => window.bench.validate(wanted), required),
  });
}

async function mountTable(at, count) {
  return mounted(at, tableForm(count), count * 8);
}

async function typeInCell(at, [count, width] = [500, 8]) {
  await mount(at, tableForm(count, width), count * width);
  await at.page.evaluate(() => window.bench.focusCell(5, 'text0'));
  const before = await at.page.evaluate(() => window.bench.typed());
  const found = await sampled(at, { prepare: () => undefined, step: () => at.page.keyboard.type('k') });
  const after = await at.page.evaluate(() => window.bench.typed());
  if (!after.startsWith(`${before}k`)) throw new Error('nothing was typed');
  return found;
}

/** Opens the large table with the focus in a row of its middle. */
async function openLarge(at) {
  const [count, width] = LARGE;
  await mount(at, tableForm(count, width), count * width);
  await at.page.evaluate(() => window.bench.gridReady());
  await at.page.evaluate(() => window.bench.focusCell(5, 'text0'));
}

async function scrollToEnd(at) {
  return sampled(at, {
    prepare: () => openLarge(at),
    step: () => at.page.evaluate(() => window.bench.scrollToEnd()),
    check: () => hasCell(at, LARGE[0] - 1),
  });
}

async function insertRow(at) {
  return sampled(at, {
    prepare: () => openLarge(at),
    step: () => at.page.keyboard.press('Control+Enter'),
    check: async () => (await at.page.evaluate(() => window.bench.typed())) === '',
  });
}

async function pasteRows(at) {
  return sampled(at, {
    prepare: () => openLarge(at),
    step: () => paste(at),
    check: () => isPasted(at, true),
  });
}

async function undoPaste(at) {
  return sampled(at, {
    prepare: async () => {
      await openLarge(at);
      await paste(at);
    },
    step: () => at.page.keyboard.press('Control+z'),
    check: () => isPasted(at, false),
  });
}

function paste({ page }) {
  return page.evaluate((text) => window.bench.paste(text), tableBlock(PASTED, LARGE[1]));
}

async function isPasted({ page }, expected) {
  const typed = await page.evaluate(() => {
    window.bench.focusCell(5, 'text0');
    return window.bench.typed();
  });
  return (typed === '新 0-0') === expected;
}

function hasCell({ page }, row) {
  return page.evaluate((index) => window.bench.hasCell(index, 'text0'), row);
}

async function weight(at) {
  await mount(at, LONG, LONG.fields.length);
  return [at.server.gzippedBytes() / 1024];
}

async function heap(at) {
  const before = await usedHeap(at);
  await mount(at, LONG, LONG.fields.length);
  await sleep(SETTLED_AFTER_MS);
  return [(await usedHeap(at)) - before];
}

async function usedHeap(at) {
  for (let round = 0; round < 3; round += 1) await at.cdp.send('HeapProfiler.collectGarbage');
  return (await metric(at, 'JSHeapUsedSize')) / 1024 ** 2;
}

/** Milliseconds of the main thread that a step costs until all it started is done. */
async function sampled(at, { prepare, step, check }) {
  const costs = [];
  // The first two only warm up.
  for (let sample = -2; sample < at.samples; sample += 1) {
    await prepare();
    await sleep(SETTLED_AFTER_MS);
    const before = await metric(at, 'TaskDuration');
    await step();
    await sleep(SETTLED_AFTER_MS);
    if (check !== undefined && !(await check())) throw new Error('it was not done');
    if (sample >= 0) costs.push(((await metric(at, 'TaskDuration')) - before) * 1000);
  }
  return costs;
}

/** The form is in the page before the clock runs: handing it over is no work of the subject. */
async function mounted(at, form, wanted) {
  await at.page.evaluate((spec) => (window.benchForm = spec), form);
  return sampled(at, {
    prepare: () => at.page.evaluate(() => window.bench.unmount()),
    step: () => at.page.evaluate((count) => window.bench.mount(window.benchForm, count), wanted),
  });
}

function mount(at, form, wanted) {
  return at.page.evaluate(([spec, count]) => window.bench.mount(spec, count), [form, wanted]);
}

async function metric(at, name) {
  const { metrics } = await at.cdp.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name).value;
}
