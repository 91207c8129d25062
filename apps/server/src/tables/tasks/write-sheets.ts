import { isTable, parseDefinition, traitsOf, type Definition, type Item } from '@zhantai/engine';
import { exportColumns, isExported } from '@zhantai/engine/tables';
import { renderServerWord } from '@zhantai/messages/server';
import {
  streamCsv,
  streamTables,
  tableColumns,
  type TableCells,
  type TableColumn,
} from '@zhantai/workbooks/write';
import type {
  Labels,
  SheetBatch,
  SheetResult,
  WriteTask,
  WrittenLine,
  WrittenLines,
  WrittenSheet,
} from '../pool/sheet-task.ts';
import { answerCell, type CellWords } from './answer-cells.ts';

/** Writes tables as their rows come, never holding more of them than one batch. */
export async function writeSheets(
  task: WriteTask,
  batches: AsyncIterable<SheetBatch>,
  send: (bytes: Uint8Array) => Promise<void>,
): Promise<SheetResult> {
  const source = batches[Symbol.asyncIterator]();
  const { language } = task;
  const definitions = new Map(
    task.definitions.map(({ version, detail }) => [version, parseDefinition(detail, { language })]),
  );
  const words: CellWords = {
    on: renderServerWord('cellOn', language),
    off: renderServerWord('cellOff', language),
    listSeparator: renderServerWord('cellSeparator', language),
    signed: renderServerWord('cellSigned', language),
  };
  const sheets = task.sheets.map((sheet) => {
    const items = itemsOf(sheet, definitions);
    const columns = [...sheet.heads.map(headColumn), ...answerColumns(items)];
    const sums = columns.some(({ total }) => total === 'sum');
    return {
      name: sheet.name,
      columns,
      ...(sums ? { totals: renderServerWord('rowTotal', language) } : {}),
      rows: rowsOf(sheet, items, definitions, source, words),
    };
  });
  const [first] = sheets;
  if (first === undefined) throw new Error('A table without a sheet.');
  if (task.format === 'csv') {
    const encoder = new TextEncoder();
    for await (const text of streamCsv(first.columns, first.rows)) await send(encoder.encode(text));
  } else {
    for await (const bytes of streamTables(sheets)) await send(bytes);
  }
  return { kind: 'written' };
}

function headColumn({ title, type, total }: WrittenSheet['heads'][number]): TableColumn {
  return {
    header: title,
    ...(type === undefined ? {} : { type }),
    ...(total === true ? { total: 'sum' } : {}),
  };
}

/** Numbers of answers are summed up; how many files there are is one too. */
function answerColumns(items: readonly Item[]): readonly TableColumn[] {
  return tableColumns(items).map((column, at) =>
    isCounted(items[at]) ? { ...column, type: 'number', total: 'sum' } : column,
  );
}

function isCounted(item: Item | undefined): boolean {
  if (item === undefined) return false;
  const { family, files } = traitsOf(item);
  return family === 'number' || files === 'several';
}

/** The columns of a sheet: of the form in its newest version, or of one of its sub-tables. */
function itemsOf({ answers }: WrittenSheet, definitions: ReadonlyMap<number, Definition>): readonly Item[] {
  if (answers === null) return [];
  const definition = definitions.get(answers.version);
  if (definition === undefined) throw new Error(`Version ${answers.version} of an exported form is missing.`);
  const columns = exportColumns(definition).filter(isExported);
  if (answers.table === null) return columns.filter(({ item }) => !isTable(item)).map(({ item }) => item);
  return (
    columns
      .find(({ prop }) => prop === answers.table)
      ?.columns.filter(isExported)
      .map(({ item }) => item) ?? []
  );
}

async function* rowsOf(
  sheet: WrittenSheet,
  items: readonly Item[],
  definitions: ReadonlyMap<number, Definition>,
  source: AsyncIterator<SheetBatch>,
  words: CellWords,
): AsyncGenerator<TableCells> {
  for (;;) {
    // As fast as they are written.
    const next = await source.next();
    if (next.done === true || next.value.kind === 'end') return;
    const { lines, labels } = next.value.kind === 'packed' ? unpacked(next.value.json) : next.value;
    for (const line of lines) yield* cellsOf(sheet, items, definitions, line, labels, words);
  }
}

function unpacked(json: Uint8Array): WrittenLines {
  const lines: WrittenLines = JSON.parse(new TextDecoder().decode(json));
  return lines;
}

/** The rows of a line: one, or one for each row of its sub-table. */
function* cellsOf(
  { answers: shown }: WrittenSheet,
  items: readonly Item[],
  definitions: ReadonlyMap<number, Definition>,
  { heads, answers }: WrittenLine,
  labels: Labels,
  words: CellWords,
): Generator<TableCells> {
  if (shown === null || answers === null) {
    // A submission without answers has no row of a sub-table.
    if (shown === null || shown.table === null) yield heads;
    return;
  }
  const { wire, version } = answers;
  // Read as it was asked for; what that version did not ask for is read as it is asked for now.
  const given = definitions.get(version);
  if (shown.table === null) {
    const own = items.map((item) => given?.itemByProp.get(item.prop) ?? item);
    yield [...heads, ...own.map((item) => answerCell(item, wire[item.prop], item.prop, labels, words))];
    return;
  }
  const { table } = shown;
  const columns = given?.itemByProp.get(table)?.columns ?? [];
  const own = items.map((item) => columns.find((column) => column.prop === item.prop) ?? item);
  const rows: unknown = wire[table];
  if (!Array.isArray(rows)) return;
  for (const [at, row] of rows.entries()) {
    const cells = own.map((item) =>
      answerCell(item, memberOf(row, item.prop), `${table}/${item.prop}`, labels, words),
    );
    yield [...heads, at + 1, ...cells];
  }
}

function memberOf(row: unknown, prop: string): unknown {
  return typeof row === 'object' && row !== null && Object.hasOwn(row, prop)
    ? Reflect.get(row, prop)
    : undefined;
}
