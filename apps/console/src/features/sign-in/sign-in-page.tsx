import type { PortalConfig } from '@zhantai/contract';
import { LanguageSelect } from '@zhantai/shell/language/language-select.tsx';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';

/** The console's door: the exhibition on a night ground, the form beside it. */
export const SignInPage = ({ config }: { readonly config: PortalConfig }) => {
  const { language, setLanguage, words } = useSpeech();
  return (
    <div className={styles['page']}>
      <aside className={styles['night']}>
        <p className={styles['organiser']}>{words.product}</p>
        <p className={styles['title']}>{config.title}</p>
        <p className={styles['facts']}>
          <span className={styles['dates']}>
            {config.dates.start} – {config.dates.end}
          </span>
          {config.venue}
        </p>
      </aside>
      <main className={styles['door']} id="main">
        <div className={styles['language']}>
          <LanguageSelect label={words.account.language} language={language} onChange={setLanguage} />
        </div>
        <h1>{words.signIn.title}</h1>
        <SignInForm />
        <p className={styles['notice']}>{words.signIn.notice}</p>
      </main>
    </div>
  );
};
