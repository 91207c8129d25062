import { Icon } from '@zhantai/ui';
import { useForm } from '../../context/form-context.ts';
import type { FaceProps } from '../../context/face.ts';
import styles from './layout-faces.module.css';

/** A heading where no section can be opened, as inside a row of a sub-table. */
export const TitleFace = ({ node }: FaceProps<'title'>) => (
  <h3 className={styles['title']}>{node.item.label}</h3>
);

/** A notice in place of an item of an unknown type: the rest of the form works on (engine.md §1). */
export const UnsupportedFace = ({ node }: FaceProps<'unsupported'>) => {
  const { words } = useForm();
  return (
    <p className={styles['notice']}>
      <Icon name="info" />
      {words.fields.unsupported(node.item.label)}
    </p>
  );
};
