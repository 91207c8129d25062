import styles from './resize.module.css';
import { WHOLE } from './snap-span.ts';

interface RulerProps {
  /** Pixels below the upper edge of what holds the canvas. */
  readonly top: number;
  readonly text: string;
}

const marks = Array.from({ length: WHOLE }, (_, at) => at + 1);

/** The 24 columns over an item whose width is pulled, and what its row has of them. */
export const Ruler = ({ top, text }: RulerProps) => (
  <div aria-hidden className={styles['ruler']} style={{ top }}>
    {marks.map((mark) => (
      <i key={mark} />
    ))}
    <span>{text}</span>
  </div>
);
