import type { FieldNode } from '@zhantai/engine';
import { IconButton } from '@zhantai/ui';
import { useForm } from '../../form/form-context.ts';
import { useFiles } from '../../files/use-files.ts';
import { cellText } from './cell-text.ts';
import styles from './table.module.css';
import { useTransport } from './use-transport.ts';

/** Files of a cell: how many; in the common layout each with an icon that downloads it (seed.md §6). */
export const CellFiles = ({ node }: { readonly node: FieldNode }) => {
  const { words } = useForm();
  const { value } = node.state();
  const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  const common = !useTransport(node.key.split('/')[0] ?? '');
  return (
    <span className={styles['files']}>
      <span className={styles['text']}>{cellText(node.item, value, words.fields)}</span>
      {common && ids.length > 0 && <Downloads ids={ids} />}
    </span>
  );
};

const Downloads = ({ ids }: { readonly ids: readonly string[] }) => {
  const { services, words } = useForm();
  const files = useFiles(ids);
  return ids.map((id) => (
    <IconButton
      icon="download"
      key={id}
      label={words.fields.upload.open(files.get(id)?.name ?? words.fields.upload.unknown(id))}
      onClick={(event) => {
        // The cell around it opens the row.
        event.stopPropagation();
        services.openFile(id);
      }}
    />
  ));
};
