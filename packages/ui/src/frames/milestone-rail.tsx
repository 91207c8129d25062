import { classNames } from '../text/class-names.ts';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './milestone-rail.module.css';

/** A date of the exhibition; `now` is the stretch that today falls into. */
export interface Milestone {
  /** As shown, `12-04`. */
  readonly date: string;
  readonly label: string;
  readonly state: 'past' | 'now' | 'ahead';
}

/** What {@link MilestoneRail} takes. */
export interface MilestoneRailProps {
  readonly milestones: readonly Milestone[];
  readonly className?: string | undefined;
}

/** The dates of the exhibition on one line; today is the signal square. */
export const MilestoneRail = ({ milestones, className }: MilestoneRailProps) => {
  const words = useKitWords();
  return (
    <ol aria-label={words.milestones.label} className={classNames(styles['rail'], className)}>
      {milestones.map(({ date, label, state }) => (
        <li
          aria-current={state === 'now' ? 'step' : undefined}
          className={classNames(styles['stop'], styles[state])}
          key={`${date} ${label}`}
        >
          <b className={styles['date']}>
            {date}
            {state === 'now' && ` ${words.milestones.today}`}
          </b>
          <span>{label}</span>
          {state === 'past' && <VisuallyHidden>{words.milestones.past}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
};
