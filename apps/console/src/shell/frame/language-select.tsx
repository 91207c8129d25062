import { languageNames, languages, parseLanguage } from '@zhantai/messages';
import { Icon } from '@zhantai/ui';
import { useSpeech } from '../words/words-context.ts';
import styles from './language-select.module.css';

/** Switches the language of the console; native, for it is used once. */
export const LanguageSelect = () => {
  const { language, setLanguage, words } = useSpeech();
  return (
    <label className={styles['select']}>
      <Icon name="globe" />
      <select
        aria-label={words.account.language}
        onChange={(event) => {
          setLanguage(parseLanguage(event.target.value));
        }}
        value={language}
      >
        {languages.map((code) => (
          <option key={code} lang={code} value={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </label>
  );
};
