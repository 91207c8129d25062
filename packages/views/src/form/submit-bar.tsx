import { Button, Icon } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { useProgress } from '../nodes/use-progress.ts';
import { useForm } from '../context/form-context.ts';
import styles from './submit-bar.module.css';
import { useReveal } from './use-reveal.ts';

/** How far saving is, in the page's own words. */
export interface SavedState {
  readonly text: string;
  readonly tone: 'ok' | 'busy' | 'bad' | 'plain';
  readonly onRetry?: () => void;
}

/** What {@link SubmitBar} takes. */
export interface SubmitBarProps {
  readonly saved: SavedState | null;
  readonly onDraft?: (() => void) | undefined;
  /** Never disabled for gaps: pressing it explains them (design.md §7). */
  readonly onSubmit?: (() => void) | undefined;
  readonly onPreview?: (() => void) | undefined;
  readonly busy?: 'draft' | 'submit' | null;
  /** Replaces the form's own `submitText`. */
  readonly submitText?: string;
  /** Stands before the buttons. */
  readonly extra?: ReactNode;
}

/** The sticky bar of a form: how it is saved, what is left, and the ways to hand it in. */
export const SubmitBar = ({
  saved,
  onDraft,
  onSubmit,
  onPreview,
  busy = null,
  submitText,
  extra,
}: SubmitBarProps) => {
  const { session, words, device } = useForm();
  const { bar } = words.fields;
  const phone = device.name === 'mobile';
  const { setting } = session.definition;
  const submit = submitText ?? (setting.submitText === '' ? bar.submit : setting.submitText);
  return (
    <div
      aria-label={bar.label}
      className={styles['bar']}
      data-bottom-bar
      data-phone={phone || undefined}
      role="region"
    >
      <div className={styles['state']}>
        {saved !== null && (
          <span className={styles['saved']} data-tone={saved.tone} role="status">
            {saved.tone === 'ok' && <Icon name="check" size={16} />}
            {saved.tone === 'bad' && <Icon name="warning" size={16} />}
            {saved.text}
            {saved.onRetry !== undefined && (
              <Button onClick={saved.onRetry} variant="link">
                {bar.retry}
              </Button>
            )}
          </span>
        )}
        <Gaps short={phone} />
      </div>
      <div className={styles['actions']}>
        {extra}
        {onPreview !== undefined && <Button onClick={onPreview}>{bar.preview}</Button>}
        {onDraft !== undefined && (
          <Button busy={busy === 'draft'} busyLabel={bar.draftBusy} onClick={onDraft}>
            {phone ? bar.draftShort : bar.draft}
          </Button>
        )}
        {onSubmit !== undefined && setting.submitBtn && (
          <Button
            busy={busy === 'submit'}
            busyLabel={bar.submitBusy}
            className={styles['submit']}
            onClick={onSubmit}
            variant="primary"
          >
            {submit}
          </Button>
        )}
      </div>
    </div>
  );
};

/** "还差 2 处" with a jump to the first of them. */
const Gaps = ({ short }: { readonly short: boolean }) => {
  const { session, words } = useForm();
  const reveal = useReveal();
  const gaps = useProgress(session).reduce((sum, section) => sum + section.gaps, 0);
  if (gaps === 0) return null;
  const { bar } = words.fields;
  return (
    <span className={styles['gaps']}>
      {bar.gaps(gaps)}
      <button
        className={styles['jump']}
        onClick={() => {
          const first = session.problems()[0];
          if (first !== undefined) reveal(first);
        }}
        type="button"
      >
        {short ? bar.jumpShort : bar.jump}
      </button>
    </span>
  );
};
