import { classNames } from '../text/class-names.ts';
import styles from './icon.module.css';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

/** What {@link Icon} takes. */
export interface IconProps {
  readonly name: IconName;
  /** Edge in pixels; 16 on a desktop and 20 on a phone by default. */
  readonly size?: 16 | 20 | 24;
  /** Fills the outline, as a chosen star is. */
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

/** A line drawing in the current colour. Always decoration: the name belongs to the button around it (design.md §4). */
export const Icon = ({ name, size, filled = false, className }: IconProps) => (
  <svg
    aria-hidden="true"
    className={classNames(styles['icon'], filled && styles['filled'], className)}
    viewBox="0 0 16 16"
    {...(size === undefined ? {} : { width: size, height: size })}
    data-sized={size !== undefined}
  >
    <path d={iconPaths[name]} />
  </svg>
);
