import type { RowNode, RowsNode } from '@zhantai/engine';
import { useCallback, useState, type ReactNode } from 'react';
import { useForm } from '../../../context/form-context.ts';
import { useLoaded } from '../../overlay/use-loaded.ts';
import type { MoreOf } from './row-menu.tsx';

/** What {@link useRowMenu} takes. */
export interface RowMenuInput {
  readonly node: RowsNode;
  readonly insert: (after: RowNode) => RowNode | null;
  readonly onPlaced: (row: RowNode) => void;
}

const loadMenu = () => import('./row-menu-with-words.tsx');

/** 更多 of rows that stand in a list or in blocks: what opens it, and the menu while it is open. */
export function useRowMenu({ node, insert, onPlaced }: RowMenuInput) {
  const { tableTools } = useForm();
  const [more, setMore] = useState<MoreOf | null>(null);
  const close = useCallback(() => setMore(null), []);
  const part = useLoaded(loadMenu, more !== null, close);
  const open = useCallback((row: RowNode, button: HTMLButtonElement) => setMore({ row, button }), []);
  const menu: ReactNode = more !== null && part !== null && (
    <part.RowMenuWithWords
      {...more}
      adds={tableTools?.(node)?.add !== false}
      insert={insert}
      node={node}
      onClose={close}
      onPlaced={onPlaced}
    />
  );
  return { open, menu };
}
