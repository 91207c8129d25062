import { nowIn } from '@zhantai/shell/exhibition-time.ts';
import { SignButton } from '@zhantai/ui/frames/sign-button.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMe } from '../session/me-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { daysUntil } from './days-until.ts';
import styles from './frame.module.css';

const ExhibitionMenu = lazy(async () => ({
  default: (await import('./exhibition-menu.tsx')).ExhibitionMenu,
}));

/** The organiser's sign, which leads to other exhibitions, with the exhibition, its dates and how far away it is. */
export const ExhibitionSign = ({ isOpen }: { readonly isOpen: boolean }) => {
  const { words } = useSpeech();
  const { exhibition, tenantAdmin } = useMe();
  const [isOpened, setOpened] = useState(false);
  const sign = useRef<HTMLButtonElement>(null);
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
      <SignButton
        isOpen={isOpened}
        label={words.exhibitions.change}
        large={words.organiser}
        onOpen={() => {
          setOpened(true);
        }}
        ref={sign}
        role="organiser"
        small={exhibition.title}
      />
      <Suspense fallback={null}>
        {isOpened && (
          <ExhibitionMenu
            mayCreate={tenantAdmin}
            onClose={() => {
              setOpened(false);
            }}
            triggerRef={sign}
          />
        )}
      </Suspense>
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
