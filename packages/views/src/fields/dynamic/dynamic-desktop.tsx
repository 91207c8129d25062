import { isRowsNode } from '@zhantai/engine';
import type { FaceProps } from '../../context/face.ts';
import { RowsBlocks } from './rows/rows-blocks.tsx';
import { RowsTable } from './rows/rows-table.tsx';
import { useTransport } from './use-transport.ts';

/** A sub-table on a desktop: a table, in the common layout also blocks of fields (seed.md §6). */
export const DynamicDesktop = ({ node, state, id, labelId, describedBy }: FaceProps<'dynamic'>) => {
  const transport = useTransport(node.item.prop);
  if (!isRowsNode(node)) return null;
  const Rows = node.item.variant === 'form' && !transport ? RowsBlocks : RowsTable;
  return <Rows describedBy={describedBy} id={id} labelId={labelId} locked={state.locked} node={node} />;
};
