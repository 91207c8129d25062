import type { RowNode, RowsNode } from '@zhantai/engine';
import type { GridWords } from '@zhantai/messages/grid';
import { Menu } from '@zhantai/ui/menu/menu.tsx';
import { useRef } from 'react';

/** A row and the button that asked for more. */
export interface MoreOf {
  readonly row: RowNode;
  readonly button: HTMLButtonElement;
}

/** What {@link RowMenu} takes. */
export interface RowMenuProps extends MoreOf {
  readonly node: RowsNode;
  readonly words: GridWords;
  /** Rows may be added by hand. */
  readonly adds: boolean;
  /** Makes another row below this one; null where it comes later or not at all. */
  readonly insert: (after: RowNode) => RowNode | null;
  /** A row stands where it was put. */
  readonly onPlaced: (row: RowNode) => void;
  readonly onClose: () => void;
}

/** 更多 of a row: another row below it, and its place among the others. */
export const RowMenu = ({ row, button, node, words, adds, insert, onPlaced, onClose }: RowMenuProps) => {
  const trigger = useRef<Element>(button);
  const at = row.index();
  const act: Readonly<Record<string, () => RowNode | null>> = {
    insert: () => insert(row),
    up: () => moved(at - 1),
    down: () => moved(at + 1),
  };
  const moved = (to: number): RowNode => {
    node.move(row, to);
    return row;
  };
  return (
    <Menu
      items={[
        { key: 'insert', label: words.insertBelow, icon: 'add', disabled: !adds || !node.canAdd() },
        { key: 'up', label: words.moveUp, icon: 'chevron-up', disabled: at === 0 },
        { key: 'down', label: words.moveDown, icon: 'chevron-down', disabled: at === node.rows().length - 1 },
      ]}
      label={words.more(at + 1)}
      onAction={(key) => {
        onClose();
        const placed = act[key]?.() ?? null;
        if (placed !== null) onPlaced(placed);
      }}
      onClose={onClose}
      triggerRef={trigger}
    />
  );
};
