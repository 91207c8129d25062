import type { Item, Option } from '@zhantai/engine';
import { CascaderPanel } from '@zhantai/ui/cascader-panel/cascader-panel.tsx';
import { useMemo } from 'react';
import type { OptionTree } from '../../options/use-option-tree.ts';
import { OptionsState } from '../choice/options-state.tsx';
import type { OptionPath } from '@zhantai/engine';

/** What {@link CascaderLevels} takes. */
export interface CascaderLevelsProps {
  readonly item: Item;
  readonly tree: OptionTree;
  readonly paths: readonly OptionPath[];
  readonly onChange: (paths: readonly OptionPath[]) => void;
}

interface Line {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly leaf: boolean;
  readonly children?: readonly Line[];
}

/** Level beside level, over the options of a cascader. */
export const CascaderLevels = ({ item, tree, paths, onChange }: CascaderLevelsProps) => {
  const { options, grow } = tree;
  const lazy = grow !== undefined;
  const lines = useMemo(() => linesOf(options, lazy), [options, lazy]);
  if (options.length === 0) return <OptionsState loaded={tree} />;
  return (
    <CascaderPanel
      items={lines}
      label={item.label}
      multiple={item.multiple}
      onChange={(chosen) =>
        onChange(chosen.map((path) => (item.dataType === 'number' ? path.map(Number) : path)))
      }
      paths={paths.map((path) => path.map(String))}
      {...(grow === undefined
        ? {}
        : {
            load: async (path: readonly string[]) => {
              await grow(path.at(-1) ?? '');
            },
          })}
    />
  );
};

function linesOf(options: readonly Option[], lazy: boolean): readonly Line[] {
  return options.map((option) => ({
    value: String(option.value),
    label: option.label,
    disabled: option.disabled === true,
    leaf: option.children === undefined && (!lazy || option.leaf === true),
    ...(option.children === undefined ? {} : { children: linesOf(option.children, lazy) }),
  }));
}
