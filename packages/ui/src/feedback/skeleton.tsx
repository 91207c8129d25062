import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './skeleton.module.css';

/** What {@link Skeleton} takes. */
export interface SkeletonProps {
  readonly rows?: number;
  /** Height of a row in pixels, that of what will stand there. */
  readonly rowHeight?: number;
  /** Grid columns of a row, as in the final geometry. */
  readonly columns?: readonly string[];
}

/** Lengths of the longest bar, so that rows look like text and still stand still. */
const lengths = ['72%', '58%', '80%', '64%', '76%'];

/** Grey rows in the final geometry; they appear after 300 ms and do not move (design.md §9). */
export const Skeleton = ({ rows = 3, rowHeight = 44, columns = ['36px', '1fr', '72px'] }: SkeletonProps) => {
  const words = useKitWords();
  return (
    <div className={styles['skeleton']} role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div
          aria-hidden="true"
          className={styles['row']}
          key={row}
          style={{ height: `${rowHeight / 16}rem`, gridTemplateColumns: columns.join(' ') }}
        >
          {columns.map((width, column) => (
            <i
              className={styles['bar']}
              key={`${column} ${width}`}
              style={{ width: width.endsWith('fr') ? lengths[row % lengths.length] : undefined }}
            />
          ))}
        </div>
      ))}
    </div>
  );
};
