import { classNames } from '../text/class-names.ts';
import styles from './sign.module.css';

/** Who the sign belongs to; it decides the colour (design.md §1). */
export type SignRole = 'exhibitor' | 'transport' | 'supplier' | 'media' | 'organiser';

/** What {@link Sign} takes. */
export interface SignProps {
  readonly role: SignRole;
  /** The small line: hall, or what kind of party this is. */
  readonly small: string;
  /** The large line: booth number, or a name. */
  readonly large: string;
  /** The large line is a booth number and set as a hall sign; otherwise it is set as text. */
  readonly code?: boolean;
  /** `bar` hangs 176×72 from the top bar, `phone` is the 132×112 corner of the home, `plate` has no place of its own. */
  readonly shape?: 'bar' | 'phone' | 'plate';
  readonly href?: string;
  readonly className?: string | undefined;
}

/** The hanging sign flush with the top-left corner. */
export const Sign = ({
  role,
  small,
  large,
  code = role === 'exhibitor',
  shape = 'bar',
  href,
  className,
}: SignProps) => {
  const look = classNames(styles['sign'], styles[role], styles[shape], className);
  const lines = (
    <>
      <span className={styles['small']}>{small}</span>
      <span className={classNames(styles['large'], code && styles['code'])}>{large}</span>
    </>
  );
  return href === undefined ? (
    <div className={look}>{lines}</div>
  ) : (
    <a className={look} href={href}>
      {lines}
    </a>
  );
};
