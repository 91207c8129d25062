import { nowIn } from '@zhantai/shell/exhibition-time.ts';
import { Sign } from '@zhantai/ui';
import { useMe } from '../session/me-context.ts';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { daysUntil } from './days-until.ts';
import styles from './frame.module.css';

/** The organiser's sign with the exhibition, its dates and how far away it is. */
export const ExhibitionSign = ({ isOpen }: { readonly isOpen: boolean }) => {
  const { href } = useServices();
  const { words } = useSpeech();
  const { exhibition } = useMe();
  const { start, end, venue, zone } = exhibition;
  const today = nowIn(zone).slice(0, 10);
  const days = daysUntil(today, start);
  const when =
    days === null
      ? ''
      : days > 0
        ? words.days.before(days)
        : today > end
          ? words.days.after
          : words.days.during;
  return (
    <>
      <Sign href={href('/')} large={words.organiser} role="organiser" small={exhibition.title} />
      <div className={styles['exhibition']}>
        <b>
          {start} – {end}
        </b>
        <span title={venue}>
          {venue} <em>{isOpen ? when : words.state.closed}</em>
        </span>
      </div>
    </>
  );
};
