import type { Definition } from '../definition.ts';
import type { Item } from '../item.ts';

/**
 * Who depends on whom: nodes `0…items-1` are items, the rest are schemes. A target depends on the schemes that show it,
 * a scheme on the items it watches, a computed item on its operands, a sub-table on the fields that its hooks read.
 */
export interface DependencyGraph {
  readonly itemCount: number;
  /** Of items by id; the first where an id is doubled. */
  readonly indexById: ReadonlyMap<string, number>;
  readonly dependencies: readonly (readonly number[])[];
  readonly targetsOf: readonly (readonly number[])[];
  readonly operandsOf: readonly (readonly number[])[];
}

/** Builds the graph; its size is that of the logic as written. */
export function dependencyGraph(definition: Definition): DependencyGraph {
  const { items, schemes } = definition;
  const indexById = firstIndexes(items.map((item) => item.id));
  const computes = items.some((item) => item.compute !== null || item.hooks !== null);
  const indexByProp = firstIndexes(computes ? items.map((item) => item.prop) : []);
  const dependencies: number[][] = items.map(() => []);
  const operandsOf = items.map((item, index) => {
    const operands = propsReadBy(item).flatMap((prop) => indexByProp.get(prop) ?? []);
    dependencies[index]?.push(...operands);
    return operands;
  });
  const targetsOf = schemes.map((scheme, order) => {
    const targets = [...new Set(scheme.targets.flatMap((id) => indexById.get(id) ?? []))];
    for (const target of targets) dependencies[target]?.push(items.length + order);
    dependencies.push(scheme.conditions.flatMap((condition) => indexById.get(condition.formItemId) ?? []));
    return targets;
  });
  return { itemCount: items.length, indexById, dependencies, targetsOf, operandsOf };
}

function propsReadBy({ compute, hooks }: Item): readonly string[] {
  if (compute === null) return hooks?.reads ?? [];
  return 'product' in compute ? compute.product : compute.sum;
}

function firstIndexes(names: readonly string[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  names.forEach((name, index) => {
    if (!indexes.has(name)) indexes.set(name, index);
  });
  return indexes;
}
