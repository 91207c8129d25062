import type { PortalConfig } from '@zhantai/contract';
import { LanguageSelect } from '@zhantai/shell/language/language-select.tsx';
import type { ReactNode } from 'react';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './sign-in-page.module.css';

interface SignInFrameProps {
  readonly config: PortalConfig;
  readonly children: ReactNode;
}

/** The exhibition on a night ground, what is to be done beside it. Where none is chosen it is the organiser's name. */
export const SignInFrame = ({ config, children }: SignInFrameProps) => {
  const { language, setLanguage, words } = useSpeech();
  const { start, end } = config.dates;
  return (
    <div className={styles['page']}>
      <aside className={styles['night']}>
        <p className={styles['organiser']}>{words.product}</p>
        <p className={styles['title']}>{config.title}</p>
        {start !== '' && (
          <p className={styles['facts']}>
            <span className={styles['dates']}>
              {start} – {end}
            </span>
            {config.venue}
          </p>
        )}
      </aside>
      <main className={styles['door']} id="main">
        <div className={styles['language']}>
          <LanguageSelect label={words.account.language} language={language} onChange={setLanguage} />
        </div>
        {children}
      </main>
    </div>
  );
};
