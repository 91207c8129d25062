import { useQuery } from '@tanstack/react-query';
import { Icon, Sign } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import { useServices } from '../session/services-context.ts';
import { MeContext } from '../session/me-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSelect } from './language-select.tsx';
import { Loading } from './loading.tsx';
import styles from './frame.module.css';

/** Milliseconds between two looks at whether something should be known. */
const ALARM_EVERY = 60_000;

/** The bar of the console: organiser's sign, exhibition, where to go, language and account. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const me = useQuery({
    queryKey: ['me', language],
    queryFn: () => client.call('consoleMe', {}),
    refetchInterval: ALARM_EVERY,
  });
  const forms = useQuery({ queryKey: ['forms', language], queryFn: () => client.call('consoleForms', {}) });
  const [here] = useLocation();
  const [onReview] = useRoute('/review/:id?');
  const [onOrders] = useRoute('/orders/:view?');

  if (me.data === undefined) return <Loading query={me} />;
  const { exhibition, smsAlarm } = me.data;
  const waiting = (forms.data ?? []).reduce((sum, form) => sum + form.counts.wait, 0);
  return (
    <MeContext value={me.data}>
      <div className={styles['ground']}>
        <header className={styles['bar']} data-frame="bar">
          <a
            className={styles['skip']}
            href={`#${here}`}
            onClick={(event) => {
              event.preventDefault();
              toMain();
            }}
          >
            {words.load.skip}
          </a>
          <Sign large={words.organiser} role="organiser" small={exhibition.title} />
          <div className={styles['exhibition']}>
            <b>
              {exhibition.start} – {exhibition.end}
            </b>
            <span>{exhibition.venue}</span>
          </div>
          <nav aria-label={words.nav.label} className={styles['nav']}>
            <Link aria-current={onReview || onOrders ? undefined : 'page'} href="/">
              {words.nav.forms}
            </Link>
            <Link aria-current={onReview ? 'page' : undefined} href="/review">
              {words.nav.review}
              {waiting > 0 && <span className={styles['count']}>{waiting}</span>}
            </Link>
            <Link aria-current={onOrders ? 'page' : undefined} href="/orders">
              {words.nav.orders}
            </Link>
          </nav>
          <div className={styles['own']}>
            <LanguageSelect />
            <AccountMenu me={me.data} />
          </div>
        </header>
        {smsAlarm !== null && (
          <output className={styles['alarm']}>
            <Icon name="warning" size={16} />
            {words.smsAlarm[smsAlarm.level](smsAlarm.at.slice(5, 16))}
          </output>
        )}
        {children}
      </div>
    </MeContext>
  );
};

/** What a hash means is the page that is open: the main part is gone to by hand. */
function toMain(): void {
  const main = document.querySelector<HTMLElement>('#main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
