import type { Item, OptionValue } from '@zhantai/engine';
import type { OptionTree } from '../../options/use-option-tree.ts';

/** What the opened part of a tree field takes. */
export interface TreePopupProps {
  readonly item: Item;
  /** Whose value is picked: what was begun waits with it while the face changes. */
  readonly owner: object;
  readonly tree: OptionTree;
  readonly value: readonly OptionValue[];
  readonly onSet: (value: readonly OptionValue[]) => void;
  readonly onClose: () => void;
}
