import { isRowsNode } from '@zhantai/engine';
import type { FaceProps } from '../face.ts';
import { RowsBlocks } from './rows-blocks.tsx';
import { RowsTable } from './rows-table.tsx';

/** A sub-table at a desk: blocks of fields, or a table. */
export const DynamicDesktop = ({ node, state, id, labelId, describedBy }: FaceProps<'dynamic'>) => {
  if (!isRowsNode(node)) return null;
  const Rows = node.item.variant === 'form' ? RowsBlocks : RowsTable;
  return <Rows describedBy={describedBy} id={id} labelId={labelId} locked={state.locked} node={node} />;
};
