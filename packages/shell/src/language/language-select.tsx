import type { Language } from '@zhantai/engine';
import { languageNames, languages, parseLanguage } from '@zhantai/messages';
import { Icon } from '@zhantai/ui';
import styles from './language-select.module.css';

export interface LanguageSelectProps {
  readonly label: string;
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

/** Switches the language of an application; native, for it is used once. */
export const LanguageSelect = ({ label, language, onChange }: LanguageSelectProps) => (
  <label className={styles['select']}>
    <Icon name="globe" />
    <select
      aria-label={label}
      onChange={(event) => {
        onChange(parseLanguage(event.target.value));
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
