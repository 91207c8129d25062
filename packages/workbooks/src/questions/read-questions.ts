import { parseItem, traitsOf, type JsonObject } from '@zhantai/engine';
import { withSchemes, type ForeignForm, type ForeignLine } from '@zhantai/engine/authoring';
import { columnLetters } from '../column-letters.ts';
import { FaultError } from '../read/fault-error.ts';
import { openWorkbook, type OpenWorkbook } from '../read/open-workbook.ts';
import type { Platform } from '../read/platform.ts';
import { readRowsOf } from '../read/read-sheet.ts';
import { contentText } from '../read/sheet-content.ts';
import { readConditions } from './conditions.ts';
import {
  allWords,
  fold,
  optionHeads,
  questionHeads,
  type OptionCells,
  type OptionHead,
  type QuestionCells,
  type QuestionHead,
} from './question-cells.ts';
import { readCells } from './read-cells.ts';

/** Why a list of questions is not taken: where, and what stands there. */
export interface QuestionFault {
  readonly code: string;
  readonly worksheet: string | null;
  readonly row: number | null;
  /** As a letter. */
  readonly column: string | null;
  readonly params: Readonly<Record<string, string>>;
}

/** Rows of a worksheet: a form has fewer. */
const MOST_ROWS = 20_000;

/** Reads a list of questions as a form, all of it or, with the faults of its cells, nothing. */
export function readQuestions(
  bytes: Uint8Array,
  platform?: Platform,
): ForeignForm | { readonly faults: readonly QuestionFault[] } {
  try {
    return readWorksheets(openWorkbook(bytes, platform));
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return {
      faults: [{ code: 'file', worksheet: null, row: null, column: null, params: { fault: error.fault } }],
    };
  }
}

interface ReadRow {
  readonly number: number;
  readonly cells: QuestionCells;
  readonly settings: JsonObject;
}

function readWorksheets(workbook: OpenWorkbook): ForeignForm | { readonly faults: readonly QuestionFault[] } {
  const faults: QuestionFault[] = [];
  const main = worksheet<QuestionHead>(workbook, 'questions', questionHeads, 'heads');
  const aside = worksheet<OptionHead>(workbook, 'options', optionHeads, 'optionHeads');
  if (main === null)
    return { faults: [{ code: 'noSheet', worksheet: null, row: null, column: null, params: {} }] };
  for (const head of ['type', 'label'] as const)
    if (!main.columns.has(head))
      return { faults: [{ code: 'noHead', worksheet: main.name, row: 1, column: null, params: { head } }] };
  const lists = new Map<string, OptionCells[]>();
  for (const { cells } of aside?.rows ?? []) lists.set(cells.list, [...(lists.get(cells.list) ?? []), cells]);
  const fault = (row: number, head: QuestionHead, code: string, text: string) =>
    faults.push({
      code,
      worksheet: main.name,
      row,
      column: main.columns.get(head) ?? null,
      params: { text },
    });

  const rows = main.rows.map(({ number, cells }): ReadRow => {
    const { settings, faults: found } = readCells(cells, lists);
    for (const { head, code, text } of found) if (isQuestionHead(head)) fault(number, head, code, text);
    return { number, cells, settings: { ...settings, prop: settings['prop'] ?? `question_${number}` } };
  });
  const tops = rows.filter(({ cells }) => cells.parent === '');
  const tables = new Map(tops.filter(isTable).map((row) => [row.settings['prop'], row]));
  for (const { number, cells, settings } of rows) {
    if (cells.parent !== '' && !tables.has(cells.parent)) fault(number, 'parent', 'parent', cells.parent);
    if (cells.parent !== '' && (isTable({ settings }) || isSection(settings)))
      fault(number, 'type', 'notInTable', cells.type);
  }
  const seen = new Set<string>();
  for (const { number, cells, settings } of rows) {
    const name = `${cells.parent}\n${String(settings['prop'])}`;
    if (seen.has(name)) fault(number, 'prop', 'sameProp', String(settings['prop']));
    seen.add(name);
  }
  const columnsOf = (table: ReadRow) =>
    rows.filter(({ cells }) => cells.parent === table.settings['prop']).map(({ settings }) => settings);
  const ids = new Map(tops.map(({ settings, number }) => [settings['prop'], `question${number}`]));
  const formItems = tops.map((row) => {
    const { type, label, required, value, ...rest } = row.settings;
    const children = isTable(row) ? { children: { column: columnsOf(row) } } : {};
    return {
      formItemId: ids.get(rest['prop']),
      formItemType: type,
      formItemLabel: label,
      formItemRequired: required === true,
      ...(value === undefined ? {} : { formItemValues: value }),
      formItemOriginalData: JSON.stringify({ ...rest, ...children }),
    };
  });
  const rules = tops.flatMap(({ number, cells, settings }) => {
    if (cells.shown === '') return [];
    const groups = readConditions(cells.shown);
    if (groups === null) {
      fault(number, 'shown', 'condition', cells.shown);
      return [];
    }
    const gone = groups.flat().find(({ prop }) => !ids.has(prop));
    if (gone !== undefined) fault(number, 'shown', 'conditionField', gone.prop);
    return [
      {
        id: `rule${number}`,
        groups: groups.map((group) =>
          group.map(({ prop, expression, value }) => ({
            formItemId: ids.get(prop),
            expression,
            optionValue: valueOf(prop, value),
          })),
        ),
        targets: [
          { formItemId: ids.get(settings['prop']), ...(isSection(settings) ? { section: true } : {}) },
        ],
      },
    ];
  });
  for (const { number, cells } of rows)
    if (cells.parent !== '' && cells.shown !== '') fault(number, 'shown', 'notInTable', cells.shown);
  if (rows.length === 0)
    return { faults: [{ code: 'noRows', worksheet: main.name, row: 2, column: null, params: {} }] };
  if (faults.length > 0) return { faults };
  const bare = {
    formItems,
    formLogic: rules.length === 0 ? { scheme: [] } : { rules, scheme: [] },
    formSetting: {},
  };
  return { detail: rules.length === 0 ? bare : withSchemes(bare, []), report: report(main, rows.length) };

  /** An option may be named by its label. */
  function valueOf(prop: string, value: string): string {
    const options: unknown = tops.find(({ settings }) => settings['prop'] === prop)?.settings['dicData'];
    const list: readonly unknown[] = Array.isArray(options) ? options : [];
    const has = (key: string) =>
      list.find(
        (option) => typeof option === 'object' && option !== null && Reflect.get(option, key) === value,
      );
    const named = has('value') === undefined ? has('label') : undefined;
    return typeof named === 'object' && named !== null ? String(Reflect.get(named, 'value')) : value;
  }
}

function report(main: Worksheet<QuestionHead>, count: number): readonly ForeignLine[] {
  const keys = [...main.columns.keys()];
  return [
    { outcome: 'taken', path: `${main.name} ${count}`, code: 'taken', params: { keys } },
    ...main.unknown.map((path): ForeignLine => ({ outcome: 'left', path, code: 'notKnown', params: {} })),
  ];
}

const traits = (settings: JsonObject) => traitsOf(parseItem({ formItemId: 'x', ...settings }));
const isTable = ({ settings }: { readonly settings: JsonObject }) => traits(settings).family === 'rows';
const isSection = (settings: JsonObject) => traits(settings).section === true;
const isQuestionHead = (head: string): head is QuestionHead => questionHeads.some((one) => one === head);

interface Worksheet<Head extends string> {
  readonly name: string;
  readonly rows: readonly { readonly number: number; readonly cells: Readonly<Record<Head, string>> }[];
  /** The letter of the column under each head. */
  readonly columns: ReadonlyMap<Head, string>;
  readonly unknown: readonly string[];
}

function worksheet<Head extends QuestionHead | OptionHead>(
  workbook: OpenWorkbook,
  sheet: 'questions' | 'options',
  heads: readonly Head[],
  group: 'heads' | 'optionHeads',
): Worksheet<Head> | null {
  const names = new Set(allWords.map(({ sheets }) => fold(sheets[sheet])));
  const index = workbook.names.findIndex((name) => names.has(fold(name)));
  if (index === -1) return null;
  const rows = readRowsOf(workbook.sheet(index), MOST_ROWS, workbook.date1904);
  const first = rows.find(({ number }) => number === 1);
  const rest = rows.filter(({ number }) => number > 1);
  const headOf = (text: string) =>
    heads.find((head) =>
      allWords.some((words) => {
        const said: Readonly<Record<string, string>> = words[group];
        return fold(said[head] ?? '') === fold(text);
      }),
    );
  const texts = first?.cells.map(contentText) ?? [];
  const columns = texts.map(headOf);
  return {
    name: workbook.names[index] ?? '',
    columns: new Map(
      columns.flatMap((head, at): [Head, string][] =>
        head === undefined ? [] : [[head, columnLetters(at)]],
      ),
    ),
    unknown: texts.filter((text, at) => text !== '' && columns[at] === undefined),
    rows: rest.map(({ number, cells }) => ({
      number,
      cells: record(heads, (head) => {
        const at = columns.indexOf(head);
        return contentText(cells[at] ?? null).trim();
      }),
    })),
  };
}

function record<Head extends string>(
  heads: readonly Head[],
  textOf: (head: Head) => string,
): Readonly<Record<Head, string>> {
  const filled: Partial<Record<Head, string>> = {};
  for (const head of heads) filled[head] = textOf(head);
  if (!isWhole(filled, heads)) throw new Error('A head has no cell.');
  return filled;
}

function isWhole<Head extends string>(
  filled: Partial<Record<Head, string>>,
  heads: readonly Head[],
): filled is Record<Head, string> {
  return heads.every((head) => filled[head] !== undefined);
}
