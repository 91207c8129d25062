import type { ConsoleFormSettings } from '@zhantai/contract';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';
import { useId } from 'react';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './form-head.module.css';

interface FormHeadProps {
  readonly current: 'settings' | 'design' | 'versions';
  readonly formId: string;
  readonly kept: ConsoleFormSettings;
  readonly words: FormSettingsWords;
}

/** The second row of one form: what it is called, and its pages. */
export const FormHead = ({ current, formId, kept, words }: FormHeadProps) => {
  const heading = useId();
  const { href } = useServices();
  const { language } = useSpeech();
  const { may } = useMe();
  const { settings, counts } = kept;
  const title = settings[`title.${language}`] || settings['title.zh-Hans'];
  const data = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const path = `/forms/${encodeURIComponent(formId)}`;
  return (
    <section aria-labelledby={heading} className={styles['head']}>
      <a aria-label={words.back} className={styles['back']} href={href('/forms')}>
        ‹
      </a>
      <h1 id={heading}>
        <span className={styles['code']}>{settings.code}</span>
        {title}
      </h1>
      <nav aria-label={words.tabs}>
        <a aria-current={current === 'settings' ? 'page' : undefined} href={href(`${path}/settings`)}>
          {words.settings}
        </a>
        <a href={href(path)}>
          {words.data}
          {data > 0 && <span>{data}</span>}
        </a>
        {may.includes('editForms') && (
          <a aria-current={current === 'design' ? 'page' : undefined} href={href(`${path}/design`)}>
            {words.design}
          </a>
        )}
        <a aria-current={current === 'versions' ? 'page' : undefined} href={href(`${path}/versions`)}>
          {words.versions}
        </a>
      </nav>
      <p>{noteOf(kept, current, words)}</p>
    </section>
  );
};

/** What the page says of the form: that the portal does not show it, or when its settings hold. */
function noteOf(
  { version, putAwayAt }: ConsoleFormSettings,
  current: FormHeadProps['current'],
  words: FormSettingsWords,
): string {
  if (putAwayAt !== null) return words.putAwayAt(putAwayAt.slice(0, 10));
  if (version === 0) return words.unpublished;
  return current === 'settings' ? words.note : '';
}
