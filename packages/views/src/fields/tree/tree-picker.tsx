import { createCheckTree } from '@zhantai/engine';
import type { Item, OptionValue } from '@zhantai/engine';
import { Tree } from '@zhantai/ui/tree/tree.tsx';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { OptionTree } from '../../options/use-option-tree.ts';
import { OptionsState } from '../choice/options-state.tsx';
import { branchesAbove, treeLines, treeSources } from './tree-values.ts';

/** What {@link TreePicker} takes. */
export interface TreePickerProps {
  readonly item: Item;
  readonly tree: OptionTree;
  readonly value: readonly OptionValue[];
  readonly maxHeight?: number;
  readonly onChange: (value: readonly OptionValue[]) => void;
}

/** The tree of a picker over the engine's check machine; it starts once its options are there. */
export const TreePicker = (props: TreePickerProps) =>
  props.tree.options.length === 0 ? <OptionsState loaded={props.tree} /> : <Checks {...props} />;

const Checks = ({ item, tree, value, maxHeight, onChange }: TreePickerProps) => {
  const [checks] = useState(() => {
    const machine = createCheckTree(treeSources(tree.options), {
      value,
      strict: item.strict,
      radio: item.radio,
    });
    return {
      machine,
      subscribe: (listener: () => void) => machine.subscribe(listener),
      value: () => machine.value(),
    };
  });
  const { machine } = checks;
  useSyncExternalStore(checks.subscribe, checks.value);
  const lazy = tree.grow !== undefined;
  const lines = useMemo(() => treeLines(tree.options, lazy), [tree.options, lazy]);
  const [open] = useState(() => branchesAbove(tree.options, value));
  const load = async (key: string): Promise<void> => {
    const found = await tree.grow?.(key);
    if (found === undefined) return;
    machine.load(key, treeSources(found));
    onChange(machine.value());
  };
  return (
    <Tree
      initiallyOpen={open}
      items={lines}
      label={item.label}
      mode={item.radio ? 'radio' : 'checkbox'}
      onToggle={(key) => {
        machine.toggle(key);
        onChange(machine.value());
      }}
      search
      status={(key) => machine.status(key)}
      {...(lazy ? { load } : {})}
      {...(maxHeight === undefined ? {} : { maxHeight })}
    />
  );
};
