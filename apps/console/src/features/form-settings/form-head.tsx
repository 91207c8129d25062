import type { ConsoleFormSettings } from '@zhantai/contract';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './form-settings.module.css';

interface FormHeadProps {
  readonly formId: string;
  readonly kept: ConsoleFormSettings;
  readonly words: FormSettingsWords;
}

/** The second row of one form: what it is called, and its pages. */
export const FormHead = ({ formId, kept, words }: FormHeadProps) => {
  const { href } = useServices();
  const { language } = useSpeech();
  const { settings, counts } = kept;
  const title = settings[`title.${language}`] || settings['title.zh-Hans'];
  const data = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const path = `/forms/${encodeURIComponent(formId)}`;
  return (
    <header className={styles['head']}>
      <a aria-label={words.back} className={styles['back']} href={href('/forms')}>
        ‹
      </a>
      <h1>
        <span className={styles['headCode']}>{settings.code}</span>
        {title}
      </h1>
      <nav aria-label={words.tabs}>
        <a aria-current="page" href={href(`${path}/settings`)}>
          {words.settings}
        </a>
        <a href={href(path)}>
          {words.data}
          {data > 0 && <span>{data}</span>}
        </a>
      </nav>
      <p>{noteOf(kept, words)}</p>
    </header>
  );
};

function noteOf({ version, putAwayAt }: ConsoleFormSettings, words: FormSettingsWords): string {
  if (putAwayAt !== null) return words.putAwayAt(putAwayAt.slice(0, 10));
  return version === 0 ? words.unpublished : words.note;
}
