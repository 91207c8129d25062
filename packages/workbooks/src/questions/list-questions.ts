import { parseItem, type Item, type JsonObject, type Language } from '@zhantai/engine';
import { draftRules, settingsApart, type ForeignLine } from '@zhantai/engine/authoring';
import { questionWords } from '@zhantai/messages/questions';
import { writeConditions, type QuestionCondition } from './conditions.ts';
import type { OptionCells, QuestionCells } from './question-cells.ts';
import { readCells } from './read-cells.ts';
import { writeCells } from './write-cells.ts';

/** A form as rows of two worksheets, and what of it they cannot say. */
export interface ListedQuestions {
  readonly questions: readonly QuestionCells[];
  readonly options: readonly OptionCells[];
  /** By field name and setting: `company.sensitive`. */
  readonly left: readonly ForeignLine[];
}

/** Lists the questions of a form. A setting that its row would not bring back is left out, and named. */
export function listQuestions(detail: JsonObject, language: Language): ListedQuestions {
  const words = questionWords[language];
  const items = listOf(detail['formItems']).map((raw) => parseItem(raw));
  const propOf = new Map(items.map(({ id, prop }) => [id, prop]));
  const questions: QuestionCells[] = [];
  const options: OptionCells[] = [];
  const left: string[] = [];
  const shown = conditionsByItem(detail, propOf);
  for (const item of items) {
    add(item, '');
    for (const column of item.columns) add(column, item.prop);
    const before = listOf(recordOf(item.source['children'])['column']).length;
    if (before > item.columns.length) left.push(`${item.prop}.children`);
  }
  for (const key of Object.keys(detail))
    if (key !== 'formItems' && key !== 'formLogic' && !isEmpty(detail[key])) left.push(key);
  return {
    questions,
    options,
    left: left.map((path) => ({ outcome: 'left', path, code: 'notKnown', params: {} })),
  };

  function add(item: Item, parent: string): void {
    const { source } = item;
    const path = parent === '' ? item.prop : `${parent}.${item.prop}`;
    const written = writeCells(source, parent, words);
    const lists = new Map([[item.prop, written.options]]);
    const { faults } = readCells(written.cells, lists);
    // What would be refused is not written.
    const cells = faults.reduce<QuestionCells>((all, { head }) => ({ ...all, [head]: '' }), written.cells);
    const { settings } = readCells(cells, lists);
    left.push(...settingsApart(source, settings).map((key) => `${path}.${key}`));
    const groups = parent === '' ? shown.get(item.id) : undefined;
    const said = groups === undefined ? '' : writeConditions(groups ?? [], words);
    if (said === null) left.push(`${path}.shown`);
    questions.push({ ...cells, shown: said ?? '' });
    if (cells.options !== '') options.push(...written.options);
  }
}

type Groups = readonly (readonly QuestionCondition[])[];

/** What shows each item; groups that name what is gone are none. */
function conditionsByItem(
  detail: JsonObject,
  propOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, Groups> {
  const all = new Map<string, Groups>();
  for (const { groups, targets } of draftRules(detail)) {
    const said = groups.map((group) =>
      group.map((raw) => ({
        prop: propOf.get(textOf(raw['formItemId'])) ?? '[]',
        expression: textOf(raw['expression']),
        value: textOf(raw['optionValue']),
      })),
    );
    for (const { formItemId } of targets) all.set(formItemId, [...(all.get(formItemId) ?? []), ...said]);
  }
  return all;
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

function recordOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly JsonObject[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map(recordOf);
}
