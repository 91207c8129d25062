import { Cell } from './cell.tsx';
import { classNames } from '../text/class-names.ts';
import { useDevice } from '../device/use-device.ts';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { formStatuses } from '../status/form-status.ts';
import type { FormStatus } from '../status/form-status.ts';
import styles from './plan-strip.module.css';

/** One form on the plan. */
export interface PlanCell {
  readonly code: string;
  readonly name: string;
  readonly status: FormStatus;
  readonly due?: boolean;
  readonly href?: string;
}

/** A chapter of the manual: its letter, its name, its forms. */
export interface PlanGroup {
  readonly code: string;
  readonly name: string;
  readonly cells: readonly PlanCell[];
}

/** What {@link PlanStrip} takes. */
export interface PlanStripProps {
  readonly groups: readonly PlanGroup[];
  /** Explains the fillings below the strip; left out on phones, where the list below says the words. */
  readonly legend?: boolean;
  readonly className?: string | undefined;
}

/** The floor plan of all forms: one row on a desktop, three rows of paired chapters on a phone (design.md §6). */
export const PlanStrip = ({ groups, legend = false, className }: PlanStripProps) => {
  const words = useKitWords();
  const mobile = useDevice() === 'mobile';
  return (
    <nav
      aria-label={words.plan.label}
      className={classNames(styles['plan'], mobile && styles['mobile'], className)}
    >
      {groups.map((group) => (
        <div key={group.code}>
          <p className={styles['head']}>
            <b className={styles['letter']}>{group.code}</b>
            {group.name}
          </p>
          <ul aria-label={`${group.code} ${group.name}`} className={styles['cells']}>
            {group.cells.map((cell) => (
              <li key={cell.code}>
                <Cell {...cell} size={mobile ? 'phone' : 'plan'} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {legend && !mobile && (
        <ul aria-label={words.plan.legend} className={styles['legend']}>
          {formStatuses.map((status) => (
            <li className={styles['entry']} key={status}>
              <Cell code="" size="key" status={status} />
              {words.status[status]}
            </li>
          ))}
          <li className={styles['entry']}>
            <span aria-hidden="true" className={styles['due']} />
            {words.due.legend}
          </li>
        </ul>
      )}
    </nav>
  );
};
