import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { LanguageSelect } from '@zhantai/shell/language/language-select.tsx';
import type { ReactNode } from 'react';
import { useServices } from '../session/services-context.ts';
import { MeContext } from '../session/me-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { Alarms } from './alarms.tsx';
import { ExhibitionSign } from './exhibition-sign.tsx';
import { FindButton } from '../find/find-button.tsx';
import { Loading } from './loading.tsx';
import { MainNav } from './main-nav.tsx';
import { SecondRow } from './second-row.tsx';
import { placeOf, seenSections } from '../sections/seen-sections.ts';
import styles from './frame.module.css';

/** Milliseconds between two looks at what waits. */
const OVERVIEW_EVERY_MS = 60_000;

/** The bar of the console: organiser's sign, exhibition, where to go, search, language and account; below it the page. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { me: own, overview, location } = useServices();
  const { language, setLanguage, words } = useSpeech();
  const me = useLiveResource(own, OVERVIEW_EVERY_MS);
  const counted = useLiveResource(overview, OVERVIEW_EVERY_MS);
  const here = useAddress(location);

  if (me.status !== 'ready') return <Loading resource={own} />;
  const sections = seenSections(me.data.may);
  const { section, way } = placeOf(sections, parseAddress(here).path);
  const numbers = counted.status === 'ready' ? counted.data : null;
  return (
    <MeContext value={me.data}>
      <div className={styles['ground']}>
        <header className={styles['bar']} data-frame="bar">
          <SkipLink />
          <ExhibitionSign isOpen={numbers?.open ?? true} />
          <MainNav overview={numbers} sections={sections} standing={section} />
          <div className={styles['own']}>
            <FindButton sections={sections} />
            <LanguageSelect label={words.account.language} language={language} onChange={setLanguage} />
            <AccountMenu me={me.data} />
          </div>
        </header>
        {section !== null && section.ways.length > 0 && (
          <SecondRow overview={numbers} section={section} standing={way} />
        )}
        <Alarms me={me.data} />
        {children}
      </div>
    </MeContext>
  );
};

const SkipLink = () => {
  const { words } = useSpeech();
  return (
    <a
      className={styles['skip']}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        toMain();
      }}
    >
      {words.load.skip}
    </a>
  );
};

/** What a hash means is the page that is open: the main part is gone to by hand. */
function toMain(): void {
  const main = document.querySelector<HTMLElement>('#main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
