import { isRowsNode } from '@zhantai/engine';
import type { FaceProps } from '../face.ts';
import { RowsBlocks } from './rows-blocks.tsx';
import { RowsList } from './rows-list.tsx';
import { useTransport } from './use-transport.ts';

/** A sub-table on a phone: blocks of fields, or a list of records. */
export const DynamicMobile = ({ node, state, id, labelId, describedBy }: FaceProps<'dynamic'>) => {
  const transport = useTransport(node.item.prop);
  if (!isRowsNode(node)) return null;
  const Rows = node.item.variant === 'form' && !transport ? RowsBlocks : RowsList;
  return <Rows describedBy={describedBy} id={id} labelId={labelId} locked={state.locked} node={node} />;
};
