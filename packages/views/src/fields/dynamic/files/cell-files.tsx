import type { FieldNode } from '@zhantai/engine';
import { useForm } from '../../../context/form-context.ts';
import { valueText } from '../../value-text.ts';
import { FileButtons } from './file-buttons.tsx';
import { fileIds } from './file-ids.ts';
import styles from '../table.module.css';

/** Files of a cell: how many, each with an icon that opens it (seed.md §6). */
export const CellFiles = ({ node }: { readonly node: FieldNode }) => {
  const { words } = useForm();
  const ids = fileIds(node);
  return (
    <span className={styles['files']}>
      <span className={styles['text']}>{valueText(node.item, node.state().value, words.fields)}</span>
      {ids.length > 0 && <FileButtons ids={ids} />}
    </span>
  );
};
