import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Icon, Sign } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { useServices } from '../session/services-context.ts';
import { MeContext } from '../session/me-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSelect } from '@zhantai/shell/language/language-select.tsx';
import { Loading } from './loading.tsx';
import styles from './frame.module.css';

/** Milliseconds between two looks at whether something should be known. */
const ALARM_EVERY = 60_000;

/** The bar of the console: organiser's sign, exhibition, where to go, language and account. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { me: own, forms, location } = useServices();
  const { language, setLanguage, words } = useSpeech();
  const me = useLiveResource(own, ALARM_EVERY);
  const listed = useLiveResource(forms);
  const here = useAddress(location);

  if (me.status !== 'ready') return <Loading resource={own} />;
  const { exhibition, smsAlarm, guestAlarm } = me.data;
  const waiting =
    listed.status === 'ready' ? listed.data.reduce((sum, form) => sum + form.counts.wait, 0) : 0;
  const onReview = isBelow(here, '/review');
  const onOrders = isBelow(here, '/orders');
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
            <a aria-current={onReview || onOrders ? undefined : 'page'} href="#/">
              {words.nav.forms}
            </a>
            <a aria-current={onReview ? 'page' : undefined} href="#/review">
              {words.nav.review}
              {waiting > 0 && <span className={styles['count']}>{waiting}</span>}
            </a>
            <a aria-current={onOrders ? 'page' : undefined} href="#/orders">
              {words.nav.orders}
            </a>
          </nav>
          <div className={styles['own']}>
            <LanguageSelect label={words.account.language} language={language} onChange={setLanguage} />
            <AccountMenu me={me.data} />
          </div>
        </header>
        {smsAlarm !== null && (
          <output className={styles['alarm']}>
            <Icon name="warning" size={16} />
            {words.smsAlarm[smsAlarm.level](smsAlarm.at.slice(5, 16))}
          </output>
        )}
        {guestAlarm !== null && (
          <output className={styles['alarm']}>
            <Icon name="warning" size={16} />
            {words.guestAlarm(guestAlarm.form, guestAlarm.at.slice(5, 16))}
          </output>
        )}
        {children}
      </div>
    </MeContext>
  );
};

function isBelow(address: string, page: string): boolean {
  const { path } = parseAddress(address);
  return path === page || path.startsWith(`${page}/`);
}

/** What a hash means is the page that is open: the main part is gone to by hand. */
function toMain(): void {
  const main = document.querySelector<HTMLElement>('#main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
