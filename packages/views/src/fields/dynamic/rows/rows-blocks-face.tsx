import { isRowsNode } from '@zhantai/engine';
import type { FaceProps } from '../../../context/face.ts';
import { RowsBlocks } from './rows-blocks.tsx';

/** A sub-table as blocks of fields, as a face. */
export const RowsBlocksFace = ({ node, state, id, labelId, describedBy }: FaceProps<'dynamic'>) =>
  isRowsNode(node) && (
    <RowsBlocks describedBy={describedBy} id={id} labelId={labelId} locked={state.locked} node={node} />
  );
