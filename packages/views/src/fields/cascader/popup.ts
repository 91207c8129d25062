import type { Item } from '@zhantai/engine';
import type { RefObject } from 'react';
import type { OptionTree } from '../../options/use-option-tree.ts';
import type { OptionPath } from '@zhantai/engine';

/** What the opened part of a cascader takes. */
export interface CascaderPopupProps {
  /** Whose ticks they are: they outlive a change of face. */
  readonly owner: object;
  readonly item: Item;
  readonly tree: OptionTree;
  readonly paths: readonly OptionPath[];
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onSet: (paths: readonly OptionPath[]) => void;
  readonly onClose: () => void;
}
