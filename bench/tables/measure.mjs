// `node measure.mjs WORK`: one work in a process of its own; prints what it cost as JSON.
import { dropDowns, exhibitCells, exhibits, exportColumns, exportRows } from './work.mjs';

const sheets = await import(process.env.ZHANTAI_SHEETS);
const SAMPLES = 9;
const MEGABYTE = 2 ** 20;

const works = {
  import: () => measureImport('xlsx'),
  importXls: () => measureImport('biff8'),
  template: measureTemplate,
  export: measureExport,
};
process.stdout.write(JSON.stringify(await works[process.argv[2]]()));

/** Parse, check and answer against the bare parse, by turns, so that both meet the same machine. */
async function measureImport(bookType) {
  const cells = sheets.utils.aoa_to_sheet(exhibitCells());
  for (const address of Object.keys(cells)) if (/^I\d/.test(address)) cells[address].z = 'yyyy-mm-dd';
  const bytes = new Uint8Array(
    sheets.write(sheets.utils.book_new(cells, '展品'), {
      bookType,
      // As every program writes an xls.
      bookSST: bookType === 'biff8',
      type: 'array',
      compression: true,
    }),
  );
  const item = sheets.parseItem(exhibits);
  // As the server reads them.
  const options = { existing: [], replace: false, today: '2026-11-21', platform: sheets.nodePlatform };
  const answer = sheets.importSheet(bytes, item, options);
  if (answer.kind !== 'ready' || answer.added.length !== exhibitCells().length - 1) {
    throw new Error(`the import did not take all rows: ${JSON.stringify(answer).slice(0, 500)}`);
  }
  const subjects = {
    own: () => sheets.importSheet(bytes, item, options),
    // The least the library can be asked for, and what it does unasked.
    bare: () =>
      sheets.read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellText: false, cellNF: true }),
    buffer: () =>
      sheets.read(Buffer.from(bytes), {
        dense: true,
        cellFormula: false,
        cellHTML: false,
        cellText: false,
        cellNF: true,
      }),
    usual: () => sheets.read(bytes),
  };
  const times = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  const clock = { own: [], bare: [] };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    for (const [name, run] of Object.entries(subjects)) {
      const spent = await cost(run);
      times[name].push(spent.processor);
      clock[name]?.push(spent.clock);
    }
  }
  const medians = Object.fromEntries(Object.entries(times).map(([name, taken]) => [name, median(taken)]));
  return { ...medians, clock: median(clock.own) / median(clock.bare) };
}

async function measureTemplate() {
  const item = sheets.parseItem(dropDowns);
  const times = [];
  let size = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    times.push(
      await cpu(async () => {
        size = (await sheets.writeTemplate(item, { language: 'zh-Hans' })).length;
      }),
    );
  }
  return { milliseconds: median(times), size };
}

async function measureExport() {
  global.gc();
  const rest = process.memoryUsage().rss;
  let peak = rest;
  let size = 0;
  const milliseconds = await cpu(async () => {
    for await (const piece of sheets.streamTable({ name: '展品', columns: exportColumns }, exportRows())) {
      size += piece.length;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
  });
  return { milliseconds, size, megabytes: (peak - rest) / MEGABYTE };
}

/** Milliseconds of processor time, so that a busy machine does not blur them. */
async function cpu(run) {
  return (await cost(run)).processor;
}

/** The same, and those of the clock: garbage is collected by other threads, which cost a processor but no waiting. */
async function cost(run) {
  global.gc();
  const [before, begun] = [process.cpuUsage(), performance.now()];
  await run();
  const clock = performance.now() - begun;
  const { user, system } = process.cpuUsage(before);
  return { processor: (user + system) / 1000, clock };
}

function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
}
