import type { Definition, Scheme } from '../definition/definition.ts';
import type { Compute } from '../definition/item.ts';
import type { Compared } from '../fields/field-core.ts';
import { components } from '../definition/logic/components.ts';
import { compileCondition } from './condition.ts';
import { dependencyGraph } from '../definition/logic/dependency-graph.ts';

/** What conditions read: by item index. */
export interface LogicState {
  readonly visible: readonly boolean[];
  readonly compared: readonly Compared[];
}

/** A scheme, compiled. */
interface CompiledScheme {
  /** Items of this and lower levels are settled when it is evaluated. */
  readonly level: number;
  /** Items it can show; those it depends on itself are left out, for them it never holds (engine.md §3). */
  readonly targets: readonly number[];
  holds(state: LogicState): boolean;
}

/** A computed item, or a sub-table whose hooks read other fields; without operands where it depends on itself. */
interface Formula {
  /** Null for a sub-table. */
  readonly compute: Compute | null;
  readonly operands: readonly number[];
}

/** The logic of a definition, compiled once and shared; items and schemes by index. */
export interface Logic {
  readonly hidden: readonly boolean[];
  /** Items some rule wants to show: they start hidden. */
  readonly target: readonly boolean[];
  readonly itemLevel: readonly number[];
  readonly levelCount: number;
  readonly schemes: readonly CompiledScheme[];
  /** The schemes that watch an item. */
  readonly watchers: readonly (readonly number[])[];
  readonly formulas: readonly (Formula | null)[];
  /** The computed items an item is an operand of. */
  readonly computes: readonly (readonly number[])[];
}

const compiled = new WeakMap<Definition, Logic>();

/** The compiled logic of a definition. */
export function compileLogic(definition: Definition): Logic {
  const known = compiled.get(definition);
  if (known !== undefined) return known;
  const logic = compile(definition);
  compiled.set(definition, logic);
  return logic;
}

function compile(definition: Definition): Logic {
  const { items } = definition;
  const graph = dependencyGraph(definition);
  const { itemCount, dependencies, operandsOf } = graph;
  const groupOf = new Int32Array(dependencies.length);
  const level = new Int32Array(dependencies.length);
  components(dependencies).forEach((group, order) => {
    for (const node of group) groupOf[node] = order;
    // A scheme's watched items are settled before it, also inside a circle, where only its hold on them is cut.
    for (const node of group) if (node < itemCount) level[node] = itemLevelOf(node);
    for (const node of group) if (node >= itemCount) level[node] = highest(dependencies[node] ?? []);
  });

  const formulas = items.map((item, index): Formula | null => {
    const operands = operandsOf[index] ?? [];
    if (item.compute === null && operands.length === 0) return null;
    const circular = operands.some((operand) => groupOf[operand] === groupOf[index]);
    return { compute: item.compute, operands: circular ? [] : operands };
  });
  const target = items.map(() => false);
  const watchers: number[][] = items.map(() => []);
  const schemes = definition.schemes.map((scheme, order): CompiledScheme => {
    const node = itemCount + order;
    const shown = graph.targetsOf[order] ?? [];
    for (const index of shown) target[index] = true;
    const targets = shown.filter((index) => groupOf[index] !== groupOf[node]);
    if (targets.length > 0) for (const index of new Set(dependencies[node])) watchers[index]?.push(order);
    return { level: level[node] ?? 0, targets, holds: compileScheme(scheme, graph.indexById) };
  });
  const computes: number[][] = items.map(() => []);
  formulas.forEach((formula, index) => {
    for (const operand of new Set(formula?.operands)) computes[operand]?.push(index);
  });
  const itemLevel = Array.from(level.subarray(0, itemCount));
  return {
    hidden: items.map((item) => item.hidden),
    target,
    itemLevel,
    levelCount: level.reduce((most, one) => Math.max(most, one), 0) + 1,
    schemes,
    watchers,
    formulas,
    computes,
  };

  function itemLevelOf(node: number): number {
    const outside = (dependencies[node] ?? []).filter((to) => groupOf[to] !== groupOf[node]);
    return outside.length === 0 ? 0 : highest(outside) + 1;
  }

  function highest(nodes: readonly number[]): number {
    return nodes.reduce((most, node) => Math.max(most, level[node] ?? 0), 0);
  }
}

/** One closure for a whole scheme; a condition on a hidden or missing item does not hold. */
function compileScheme(scheme: Scheme, indexById: ReadonlyMap<string, number>): CompiledScheme['holds'] {
  const tests = scheme.conditions.map(({ formItemId, expression, optionValue }) => {
    const index = indexById.get(formItemId);
    if (index === undefined) return () => false;
    const test = compileCondition(expression, optionValue);
    return ({ visible, compared }: LogicState) => visible[index] === true && test(compared[index] ?? '');
  });
  const [first] = tests;
  if (first === undefined) return () => false;
  if (tests.length === 1) return first;
  return scheme.relation === 'and'
    ? (state) => tests.every((test) => test(state))
    : (state) => tests.some((test) => test(state));
}
