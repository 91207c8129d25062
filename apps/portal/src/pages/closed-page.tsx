import { loadClosedWords } from '@zhantai/messages/closed';
import { use, useEffect } from 'react';
import { NarrowPage } from '../shell/page/narrow-page.tsx';
import { usePortal } from '../shell/portal/portal-context.ts';
import styles from './closed-page.module.css';

/** Milliseconds between two looks whether the exhibition is open. */
const LOOK_EVERY_MS = 30_000;

/** What everybody sees while the exhibition is closed; once it is open the page of the address comes by itself. */
export const ClosedPage = () => {
  const { bootstrap, config, language } = usePortal();
  const words = use(loadClosedWords(language));
  const { title, dates, venue, contact, serverTime } = config;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void bootstrap.load(language);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [bootstrap, language]);
  const isOver = dates.end !== '' && dates.end < serverTime.slice(0, 10);
  const facts = [
    [words.days, dates.start === '' ? '' : words.toDay(dates.start, dates.end)],
    [words.venue, venue],
    [words.phone, [contact.phone, contact.hours].filter((part) => part !== '').join(' ')],
    [words.email, contact.email],
  ].filter(([, value]) => value !== '');
  return (
    <NarrowPage
      text={isOver ? words.overText(title) : words.preparingText(title)}
      title={isOver ? words.over : words.preparing}
    >
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </NarrowPage>
  );
};
