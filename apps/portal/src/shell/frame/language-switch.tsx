import { languageNames, languages } from '@zhantai/messages';
import type { Language } from '@zhantai/engine';
import { Icon, toast } from '@zhantai/ui';
import { usePortal } from '../portal/portal-context.ts';
import { isLanguage } from '@zhantai/shell/language/stored-language.ts';
import styles from './language-switch.module.css';

/** Chooses the language of everything; remembered on this device. A native list, so that it works before anything loads. */
export const LanguageSwitch = () => {
  const { config, language, speak, words } = usePortal();
  const offered = languages.filter((one) => config.languages.length === 0 || config.languages.includes(one));
  const change = async (next: Language) => {
    if (!(await speak(next))) toast(words.states.network, 'failed');
  };
  return (
    <label className={styles['switch']}>
      <Icon name="globe" size={16} />
      <span>{languageNames[language]}</span>
      <Icon name="chevron-down" size={16} />
      <select
        aria-label={words.frame.language}
        className={styles['list']}
        onChange={(event) => {
          if (isLanguage(event.currentTarget.value)) void change(event.currentTarget.value);
        }}
        value={language}
      >
        {offered.map((one) => (
          <option key={one} lang={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
};
