import { isDeepStrictEqual } from 'node:util';
import {
  clampDate,
  compilePattern,
  createCheckTree,
  decode,
  encode,
  parseDefinition,
  parseItem,
  pickRange,
  submissionOf,
  testPattern,
  validate,
  visibleProps,
  yearPage,
} from '@zhantai/engine';
import type { FieldValue, OptionValue, RangePick, TreeSource } from '@zhantai/engine';
import { diffDefinition, mergeDraft, rulesToSchemes, schemesToRules } from '@zhantai/engine/authoring';
import { checkImport, EXHIBIT_PROP, exhibitFigures, exhibitTotals } from '@zhantai/engine/tables';
import { renderProblem } from '@zhantai/messages/problems';
import { isCase, listOf, objectOf, textOf, textOrNull } from './vector-input.ts';
import type { VectorCase } from './vector-input.ts';

/** How each kind of case is put to the public API of engine and messages. */
export const vectorKinds: Readonly<Record<string, (vector: VectorCase) => unknown>> = {
  decode: ({ item, wire }) => decode(parseItem(item), wire),
  encode: ({ item, value }) => encode(parseItem(item), fieldValue(value)),
  visible: runVisible,
  validate: runValidate,
  pattern: runPattern,
  exhibitRow: ({ row }) => exhibitFigures(objectOf(row)),
  exhibitTotals: ({ rows }) => exhibitTotals(listOf(rows).map(objectOf)),
  importCheck: runImport,
  tree: runTree,
  rangePick: ({ clicks, min, max }) =>
    listOf(clicks).reduce<RangePick | null>(
      (range, click) => pickRange(range, textOf(click), { min: textOrNull(min), max: textOrNull(max) }),
      null,
    ),
  clampDate: ({ typed, min, max, today }) =>
    clampDate(textOf(typed), { min: textOrNull(min), max: textOrNull(max) }, textOf(today)),
  yearPage: ({ year }) => yearPage(Number(year)),
  rulesToSchemes: runRules,
  schemesToRules: ({ items, scheme }) => schemesToRules(items, scheme),
  mergeDraft: ({ base, mine, theirs }) => {
    const { merged, conflicts, notes } = mergeDraft(objectOf(base), objectOf(mine), objectOf(theirs));
    return { merged: withoutSchemes(merged), conflicts, notes };
  },
  diffDefinition: ({ from, to }) => diffDefinition(objectOf(from), objectOf(to)),
};

/** What is visible by the schemes that rules make; reading these and making them again has to give the same. */
function runRules({ items, rules, values }: VectorCase): unknown {
  const { scheme, problems } = rulesToSchemes(items, rules);
  const again = rulesToSchemes(items, schemesToRules(items, scheme));
  if (!isDeepStrictEqual(again.scheme, scheme))
    throw new Error(`made again: ${JSON.stringify(again.scheme)}`);
  const definition = parseDefinition({ formItems: items, formLogic: { scheme } });
  const visible = listOf(values).map((answers) => {
    const shown = visibleProps(definition, objectOf(answers), {});
    return definition.items.filter((item) => shown.has(item.prop)).map((item) => item.id);
  });
  return { visible, problems };
}

function withoutSchemes(detail: VectorCase): unknown {
  const { formLogic, ...rest } = detail;
  if (!isCase(formLogic)) return detail;
  const { scheme: _, ...logic } = formLogic;
  return { ...rest, formLogic: logic };
}

/** The value of a case is what decoding some wire of its item gives, or the case fails. */
function fieldValue(value: unknown): FieldValue {
  if (!isFieldValue(value)) throw new Error('not an engine value');
  return value;
}

function isFieldValue(value: unknown): value is FieldValue {
  return ['string', 'number', 'boolean', 'object'].includes(typeof value);
}

function runVisible({ items, scheme, values, context }: VectorCase): unknown {
  const definition = parseDefinition({ formItems: items, formLogic: { scheme } });
  const answers = objectOf(values);
  const given = isCase(context) ? context : {};
  const shown = visibleProps(definition, answers, given);
  return {
    visible: definition.items.filter((item) => shown.has(item.prop)).map((item) => item.id),
    submitted: submissionOf(definition, answers, { context: given }),
  };
}

function runValidate({ detail, values, today, context }: VectorCase): unknown {
  return validate(parseDefinition(detail), objectOf(values), {
    today: textOf(today),
    ...(isCase(context) ? { context } : {}),
  }).map((problem) => ({
    prop: problem.prop,
    message: renderProblem(problem, 'zh-Hans'),
    path: problem.path,
  }));
}

function runPattern({ pattern, value }: VectorCase): unknown {
  const compiled = compilePattern(textOf(pattern));
  if (compiled === null) return 'refused';
  return value === undefined ? 'compiled' : testPattern(compiled, textOf(value));
}

function runImport({
  column,
  rows,
  existing,
  importWay,
  maxSize,
  exhibit,
  label,
  today,
}: VectorCase): unknown {
  const item = parseItem({
    formItemId: 'table',
    formItemType: 'dynamic',
    formItemLabel: label,
    formItemOriginalData: {
      prop: exhibit === true ? EXHIBIT_PROP : 'table',
      children: { column },
      maxSize,
    },
  });
  const result = checkImport(item, listOf(rows), {
    existing: listOf(existing ?? []),
    replace: importWay === 2,
    today: textOrNull(today) ?? new Date().toISOString().slice(0, 10),
  });
  if (result.ok) return { rows: result.rows };
  return {
    errors: result.problems.map((problem) => ({
      row: problem.row,
      prop: problem.prop,
      message: renderProblem(problem, 'zh-Hans'),
    })),
  };
}

function runTree({ nodes, strict, radio, steps, value }: VectorCase): unknown {
  const sources = listOf(nodes).map(treeSource);
  const tree = createCheckTree(sources, {
    strict: strict === true,
    radio: radio === true,
    value: listOf(value ?? []).map(keyOf),
  });
  const keys = sources.flatMap(keysOf);
  for (const step of listOf(steps).map(objectOf)) {
    if (step['check'] !== undefined) tree.check(keyOf(step['check']));
    if (step['uncheck'] !== undefined) tree.uncheck(keyOf(step['uncheck']));
    if (step['load'] === undefined) continue;
    const load = objectOf(step['load']);
    const children = listOf(load['children']).map(treeSource);
    tree.load(keyOf(load['key']), children);
    keys.push(...children.flatMap(keysOf));
  }
  return {
    status: Object.fromEntries(keys.map((key) => [String(key), tree.status(key)])),
    value: tree.value(),
  };
}

function treeSource(raw: unknown): TreeSource {
  const { key, disabled, children } = objectOf(raw);
  return { key: keyOf(key), disabled: disabled === true, children: listOf(children ?? []).map(treeSource) };
}

function keysOf(node: TreeSource): readonly OptionValue[] {
  return [node.key, ...(node.children ?? []).flatMap(keysOf)];
}

function keyOf(value: unknown): OptionValue {
  return typeof value === 'number' ? value : textOf(value);
}
