import { traitsOf } from '@zhantai/engine';
import type { FieldNode } from '@zhantai/engine';
import { memo, use } from 'react';
import { FieldComments } from '../field-comments.tsx';
import type { FieldComment } from '../../context/field-comment.ts';
import { controlId, problemId } from '../../context/field-ids.ts';
import { useForm } from '../../context/form-context.ts';
import { useNode } from '../../nodes/use-node.ts';
import { RowScope } from '../../options/row-scope.ts';
import { useOptions } from '../../options/use-options.ts';
import { faceOf } from '../face-of.tsx';
import { CellFiles } from './files/cell-files.tsx';
import { valueText } from '../value-text.ts';
import { RowFlags } from './rows/row-flags.tsx';
import styles from './table.module.css';

/** What {@link TableCell} takes. */
export interface TableCellProps {
  readonly node: FieldNode;
  /** Id of the column's head, which names the control. */
  readonly headId: string;
  readonly comments: readonly FieldComment[];
  /** The flags of the row stand in this cell. */
  readonly flagged: boolean;
  /** Opens the row's editor at this column. */
  readonly onEdit: (prop: string) => void;
}

/** One cell: its control without a box, or its text. It follows its node alone. */
export const TableCell = memo(({ node, headId, comments, flagged, onEdit }: TableCellProps) => {
  const { device, idPrefix, words } = useForm();
  const state = useNode(node);
  const id = controlId(idPrefix, node.key);
  const { item } = node;
  const { problem } = state;
  const { amount, files, inline: width } = traitsOf(item);
  const inline = width !== undefined && !state.locked;
  return (
    <td
      className={styles['cell']}
      data-flagged={flagged || undefined}
      data-computed={item.computed || undefined}
      data-number={amount}
      data-opens={(!inline && !state.locked) || undefined}
      id={`${id}-field`}
      // A grid goes also to cells that nothing is typed into.
      tabIndex={-1}
      onClick={inline || state.locked ? undefined : () => onEdit(item.prop)}
    >
      {inline ? (
        faceOf(device.faces, {
          node,
          state,
          id,
          labelId: headId,
          describedBy: problem === null ? undefined : problemId(id),
          inCell: true,
        })
      ) : files === 'several' ? (
        <CellFiles node={node} />
      ) : (
        <CellText node={node} />
      )}
      {flagged && <CellFlags />}
      {state.unreadable !== null && !(inline && amount === true) && (
        <p className={styles['unreadable']}>{state.unreadable}</p>
      )}
      {problem !== null && (
        <p className={styles['problem']} id={problemId(id)}>
          {words.problem(problem)}
        </p>
      )}
      <FieldComments comments={comments} />
    </td>
  );
});
TableCell.displayName = 'TableCell';

const CellFlags = () => {
  const find = use(RowScope);
  return find === null ? null : <RowFlags find={find} />;
};

const CellText = ({ node }: { readonly node: FieldNode }) => {
  const { words } = useForm();
  const { options } = useOptions(node);
  return (
    <span className={styles['text']}>{valueText(node.item, node.state().value, words.fields, options)}</span>
  );
};
