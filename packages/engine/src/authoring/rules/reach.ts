import type { Definition } from '../../definition/definition.ts';
import { dependencyGraph } from '../../definition/logic/dependency-graph.ts';

/** What a way through the logic of a form follows: from watched to shown, or back. */
export type ReachWay = 'decides' | 'dependsOn';

/**
 * What items decide, or depend on, directly or through others: of each item that is reached the shortest way to it, ids from
 * the one it began at to itself. The items it begins at are reached, too.
 */
export function reach(
  definition: Definition,
  from: readonly string[],
  way: ReachWay,
): ReadonlyMap<string, readonly string[]> {
  const { indexById, dependencies, itemCount } = dependencyGraph(definition);
  const edges = way === 'dependsOn' ? dependencies : turned(dependencies);
  const ways = new Map<number, readonly string[]>();
  const waiting: number[] = [];
  for (const id of from) {
    const index = indexById.get(id);
    if (index === undefined || ways.has(index)) continue;
    ways.set(index, [id]);
    waiting.push(index);
  }
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    const before = ways.get(node) ?? [];
    for (const next of edges[node] ?? []) {
      if (ways.has(next)) continue;
      const id = definition.items[next]?.id;
      // A scheme is a step between items and no item.
      ways.set(next, next < itemCount && id !== undefined ? [...before, id] : before);
      waiting.push(next);
    }
  }
  return new Map(
    [...ways].flatMap(([node, ids]) => {
      const id = definition.items[node]?.id;
      return node < itemCount && id !== undefined ? [[id, ids] as const] : [];
    }),
  );
}

function turned(edges: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const back: number[][] = edges.map(() => []);
  edges.forEach((targets, node) => {
    for (const target of targets) back[target]?.push(node);
  });
  return back;
}
