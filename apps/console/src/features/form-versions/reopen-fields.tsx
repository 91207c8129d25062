import { limits, type FormEffects } from '@zhantai/contract';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { FieldFrame, Radio, SectionHead, TextInput } from '@zhantai/ui';
import { useId, type HTMLInputTypeAttribute } from 'react';
import styles from './form-versions.module.css';
import { countOf, missingIn, type ReopenChoice } from './reopen-choice.ts';

interface ReopenFieldsProps {
  readonly effects: FormEffects;
  readonly choice: ReopenChoice;
  readonly onChange: (choice: ReopenChoice) => void;
  /** The reader may decide about submissions. */
  readonly mayDecide: boolean;
  /** What is missing is said. */
  readonly tried: boolean;
  readonly words: FormVersionsWords;
}

/** What becomes of submissions: left, or opened again with a reason, and with a later end where the form is closed. */
export const ReopenFields = ({ effects, choice, onChange, mayDecide, tried, words }: ReopenFieldsProps) => {
  const id = useId();
  const text = words.reopen;
  const { failing, all, closed } = effects.reopenable;
  const count = countOf(effects, choice);
  const missing = missingIn(effects, choice);
  const ways = [
    { which: 'leave', label: text.leave, note: text.leaveNote, isOffered: true },
    { which: 'failing', label: text.failing(failing), note: text.failingNote, isOffered: failing > 0 },
    { which: 'all', label: text.all(all), note: text.allNote, isOffered: all > 0 },
  ] as const;
  const field = (
    key: 'reason' | 'endAt' | 'typed',
    label: string,
    needed: string,
    type: HTMLInputTypeAttribute = 'text',
  ) => {
    const isMissing = tried && missing[key];
    return (
      <FieldFrame error={isMissing ? needed : undefined} id={`${id}-${key}`} label={label} required>
        <TextInput
          aria-describedby={isMissing ? `${id}-${key}-error` : undefined}
          id={`${id}-${key}`}
          inputMode={key === 'typed' ? 'numeric' : undefined}
          invalid={isMissing}
          maxLength={limits.reopenReason}
          onChange={(event) => {
            onChange({ ...choice, [key]: event.currentTarget.value });
          }}
          type={type}
          value={choice[key]}
        />
      </FieldFrame>
    );
  };
  return (
    <section className={styles['fields']}>
      <fieldset className={styles['ways']}>
        <legend>
          <SectionHead level={3} title={text.title} />
        </legend>
        {ways.map(({ which, label, note, isOffered }) => (
          <Radio
            aria-describedby={`${id}-${which}`}
            checked={choice.which === which}
            disabled={!isOffered || (which !== 'leave' && !mayDecide)}
            key={which}
            name={id}
            onChange={() => {
              onChange({ ...choice, which });
            }}
          >
            {label}
            <small id={`${id}-${which}`}>{note}</small>
          </Radio>
        ))}
      </fieldset>
      {!mayDecide && all > 0 && <p className={styles['quiet']}>{text.mayNot}</p>}
      {count > 0 && (
        <>
          <p className={styles['quiet']}>{text.kept}</p>
          {field('reason', text.reason, text.needReason)}
          {closed && (
            <>
              <p>{text.closed}</p>
              {field('endAt', text.endAt, text.needEnd, 'datetime-local')}
            </>
          )}
          {count > limits.reopenUnasked && field('typed', text.typed(count), text.needTyped)}
        </>
      )}
    </section>
  );
};
