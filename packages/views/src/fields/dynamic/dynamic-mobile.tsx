import { isRowsNode } from '@zhantai/engine';
import type { FaceProps } from '../face.ts';
import { RowsBlocks } from './rows-blocks.tsx';
import { RowsList } from './rows-list.tsx';

/** A sub-table on a phone: blocks of fields, or a list of records. */
export const DynamicMobile = ({ node, state, id, labelId, describedBy }: FaceProps<'dynamic'>) => {
  if (!isRowsNode(node)) return null;
  const Rows = node.item.variant === 'form' ? RowsBlocks : RowsList;
  return <Rows describedBy={describedBy} id={id} labelId={labelId} locked={state.locked} node={node} />;
};
