import type { FaceProps } from '../face.ts';
import styles from './title-face.module.css';

/** A heading where no section can be opened, as inside a row of a sub-table. */
export const TitleFace = ({ node }: FaceProps<'title'>) => (
  <h3 className={styles['title']}>{node.item.label}</h3>
);
