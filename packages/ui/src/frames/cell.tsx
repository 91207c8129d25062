import { classNames } from '../text/class-names.ts';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import type { FormStatus } from '../status/form-status.ts';
import styles from './cell.module.css';

/** Sizes: `plan` 51×46, `list` 46×40, `phone` 40×38, `empty` 56×48, `key` 20×14 without a code. */
export type CellSize = 'plan' | 'list' | 'phone' | 'empty' | 'key';

/** What {@link Cell} takes. */
export interface CellProps {
  /** The form code, `C3`. */
  readonly code: string;
  readonly status: FormStatus;
  /** Name of the form, for the tooltip and the screen reader. */
  readonly name?: string;
  /** Due within 14 days: the signal bar under the cell. */
  readonly due?: boolean;
  readonly size?: CellSize;
  /** Where the cell leads; without it the cell is a drawing. */
  readonly href?: string;
  /** Fills bottom to top once, right after a submit. */
  readonly filling?: boolean;
  readonly className?: string | undefined;
}

/** One form as a stand on the floor plan: the code in a square, the status is how it is filled (design.md §5). */
export const Cell = ({
  code,
  status,
  name,
  due = false,
  size = 'list',
  href,
  filling = false,
  className,
}: CellProps) => {
  const words = useKitWords();
  const look = {
    className: classNames(
      styles['cell'],
      styles[size],
      due && styles['due'],
      filling && styles['filling'],
      className,
    ),
    'data-status': status,
  };
  if (size === 'key') return <span {...look} aria-hidden="true" />;
  const label = [code, name, words.status[status], due ? words.due.soon : undefined]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  if (href === undefined) {
    return (
      <span {...look} aria-label={label} role="img" title={name}>
        {code}
      </span>
    );
  }
  return (
    <a {...look} aria-label={label} href={href} title={name}>
      {code}
    </a>
  );
};
