import { isRowsNode } from '@zhantai/engine';
import type { FaceProps } from '../../../context/face.ts';
import { RowsList } from './rows-list.tsx';

/** A sub-table as a list of records, as a face. */
export const RowsListFace = ({ node, state, id, labelId, describedBy }: FaceProps<'dynamic'>) =>
  isRowsNode(node) && (
    <RowsList describedBy={describedBy} id={id} labelId={labelId} locked={state.locked} node={node} />
  );
