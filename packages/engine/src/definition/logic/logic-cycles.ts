import type { Definition } from '../definition.ts';
import type { Item } from '../item.ts';
import { components } from './components.ts';
import { dependencyGraph } from './dependency-graph.ts';

/** Items whose visibility or number depends on itself; such a form cannot be published (engine.md §3). */
export function logicCycles(definition: Definition): readonly Item[] {
  const graph = dependencyGraph(definition);
  const circular = new Set<number>();
  for (const group of components(graph.dependencies)) {
    if (group.length > 1) for (const node of group) circular.add(node);
  }
  graph.operandsOf.forEach((operands, index) => {
    if (operands.includes(index)) circular.add(index);
  });
  return definition.items.filter((_, index) => circular.has(index));
}
