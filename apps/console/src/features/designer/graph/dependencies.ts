import type { Item } from '@zhantai/engine';
import { readCondition } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import type { FormLogic } from '../logic/form-logic.ts';
import { ruleSentence } from '../logic/rule-sentence.ts';

/** Why one item depends on another: a rule shows it, it is computed, its options are filtered, its rows wait. */
export type DependencyKind = 'shows' | 'computes' | 'filters' | 'waits';

/** One item that decides about another. */
export interface Dependency {
  readonly from: string;
  readonly to: string;
  readonly kind: DependencyKind;
  /** In words. */
  readonly sentence: string;
}

/** All dependencies between the items of a form, each pair once for each reason; what names something that is gone is none. */
export function readDependencies(form: FormLogic, words: DesignerWords): readonly Dependency[] {
  const { definition, nameOf } = form;
  const { graph } = words;
  const idByProp = new Map(definition.items.map(({ prop, id }) => [prop, id]));
  const found = new Map<string, Dependency>();
  const add = (from: string | undefined, to: string, kind: DependencyKind, sentence: string) => {
    if (from === undefined || !definition.itemById.has(from) || !definition.itemById.has(to)) return;
    const key = JSON.stringify([from, to, kind, sentence]);
    found.set(key, { from, to, kind, sentence });
  };
  for (const rule of form.rules) {
    const sentence = ruleSentence(rule, form, words.logic);
    const watched = rule.groups.flat().flatMap(readCondition);
    for (const { formItemId } of watched)
      for (const id of rule.targets.flatMap(form.expand)) add(formItemId, id, 'shows', sentence);
  }
  for (const item of definition.items) {
    const name = nameOf(item.id);
    const read = (props: readonly string[], kind: 'computes' | 'filters' | 'waits') => {
      for (const prop of props) {
        const from = idByProp.get(prop);
        if (from !== undefined) add(from, item.id, kind, graph[kind](name, nameOf(from)));
      }
    };
    read(operandsOf(item), 'computes');
    read(item.dictionary?.dependsOn ?? [], 'filters');
    read(item.hooks?.reads ?? [], 'waits');
    const own = new Set(item.columns.map(({ prop }) => prop));
    for (const column of item.columns)
      read(
        (column.dictionary?.dependsOn ?? []).filter((prop) => !own.has(prop)),
        'filters',
      );
  }
  return [...found.values()];
}

function operandsOf({ compute }: Item): readonly string[] {
  if (compute === null) return [];
  return 'product' in compute ? compute.product : compute.sum;
}

/** What an item depends on, directly or through others, and what depends on it; without itself, but for a circle. */
export interface Kin {
  readonly ancestors: ReadonlySet<string>;
  readonly descendants: ReadonlySet<string>;
}

/** The ancestors and descendants of an item. */
export function kinOf(dependencies: readonly Dependency[], id: string): Kin {
  const walk = (next: (at: string) => readonly string[]) => {
    const seen = new Set<string>();
    const waiting = [...next(id)];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      waiting.push(...next(at));
    }
    return seen;
  };
  const [decides, dependsOn] = [linksOf(dependencies, 'from'), linksOf(dependencies, 'to')];
  return {
    ancestors: walk((at) => dependsOn.get(at) ?? []),
    descendants: walk((at) => decides.get(at) ?? []),
  };
}

function linksOf(
  dependencies: readonly Dependency[],
  side: 'from' | 'to',
): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, string[]>();
  for (const one of dependencies) {
    const other = side === 'from' ? one.to : one.from;
    const known = links.get(one[side]);
    if (known === undefined) links.set(one[side], [other]);
    else if (!known.includes(other)) known.push(other);
  }
  return links;
}

const pair = (from: string, to: string): string => JSON.stringify([from, to]);

/** One line of the indented list. */
export interface GraphLine {
  readonly id: string;
  /** From 1. */
  readonly level: number;
  /** Why it stands under the one above it; empty at the first level. */
  readonly because: readonly Dependency[];
  /** What it decides stands under an earlier line of it. */
  readonly isRepeated: boolean;
}

/**
 * The dependencies as an indented list: at the first level what decides and depends on nothing, under each item what it
 * decides. An item stands under each that decides about it, with what is under it the first time only; what goes in a circle
 * begins at the first of it.
 * @param order ids of the form.
 */
export function graphLines(
  dependencies: readonly Dependency[],
  order: readonly string[],
): readonly GraphLine[] {
  const decides = linksOf(dependencies, 'from');
  const dependsOn = linksOf(dependencies, 'to');
  const places = new Map(order.map((id, at) => [id, at]));
  const inOrder = (ids: readonly string[]) =>
    ids.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const byPair = new Map<string, Dependency[]>();
  for (const one of dependencies) {
    const key = pair(one.from, one.to);
    byPair.set(key, [...(byPair.get(key) ?? []), one]);
  }
  const lines: GraphLine[] = [];
  const opened = new Set<string>();
  const list = (id: string, above: string | null, level: number) => {
    const isRepeated = opened.has(id) && decides.has(id);
    const because = above === null ? [] : (byPair.get(pair(above, id)) ?? []);
    lines.push({ id, level, because, isRepeated });
    if (opened.has(id)) return;
    opened.add(id);
    for (const next of inOrder(decides.get(id) ?? [])) list(next, id, level + 1);
  };
  const sources = inOrder([...decides.keys()]);
  for (const id of sources) if (!dependsOn.has(id)) list(id, null, 1);
  // What is left goes in a circle.
  for (const id of sources) if (!opened.has(id)) list(id, null, 1);
  return lines;
}
