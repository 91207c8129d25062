import { classNames } from '../text/class-names.ts';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import type { FormStatus } from './form-status.ts';
import { StatusGlyph } from './status-glyph.tsx';
import styles from './status.module.css';

/** What {@link Status} takes. */
export interface StatusProps {
  readonly status: FormStatus;
  /** Replaces the status's own word, as a photo check does. */
  readonly label?: string;
  /** Shows the glyph alone; the word is still read out. */
  readonly glyphOnly?: boolean;
  readonly className?: string | undefined;
}

/** Glyph and word of a status; colour never carries it alone (design.md §5). */
export const Status = ({ status, label, glyphOnly = false, className }: StatusProps) => {
  const words = useKitWords();
  const word = label ?? words.status[status];
  return (
    <span className={classNames(styles['status'], className)} data-status={status}>
      <StatusGlyph status={status} />
      {glyphOnly ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
};
