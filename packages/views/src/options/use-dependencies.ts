import { encode } from '@zhantai/engine';
import type { FieldNode, Item } from '@zhantai/engine';
import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useForm } from '../context/form-context.ts';
import { RowScope } from './row-scope.ts';

/** Values that a dictionary waits for. */
export interface Dependencies {
  readonly read: (prop: string) => string;
  /** The first field among them that is still empty. */
  readonly missing: Item | null;
}

const none: readonly string[] = [];

/** Follows the fields named in a dictionary's query, those of the same row first. */
export function useDependencies(props: readonly string[] = none): Dependencies {
  const { session } = useForm();
  const row = use(RowScope);
  const nodes = useMemo(
    () => props.map((prop) => row?.(prop) ?? session.node(prop)).filter((node) => node !== undefined),
    [props, row, session],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = nodes.map((node) => node.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [nodes],
  );
  const values = useSyncExternalStore(subscribe, () => JSON.stringify(nodes.map(wireText)));
  return useMemo(() => {
    const texts = new Map(nodes.map((node) => [node.item.prop, wireText(node)]));
    return {
      read: (prop) => texts.get(prop) ?? '',
      missing: nodes.find((node) => texts.get(node.item.prop) === '')?.item ?? null,
    };
    // The nodes' values are read anew whenever their text changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [nodes, values]);
}

function wireText(node: FieldNode): string {
  const wire = encode(node.item, node.state().value);
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';
}
