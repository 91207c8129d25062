import { FieldFrame, TextInput } from '@zhantai/ui';
import { useId } from 'react';
import styles from './form-settings.module.css';
import { PeriodLine } from './period-line.tsx';
import type { SectionProps } from './section-part.tsx';

const moments = ['opensAt', 'earlyEndAt', 'endAt', 'lateEndAt'] as const;

interface TimesSectionProps extends SectionProps {
  readonly serverTime: string;
  readonly extensions: { readonly count: number; readonly names: readonly string[] };
}

/** The moments of the form, on one line and to be typed, as the clocks of the exhibition show them. */
export const TimesSection = ({ typed, words, onChange, serverTime, extensions }: TimesSectionProps) => {
  const id = useId();
  const { count, names } = extensions;
  return (
    <>
      <PeriodLine serverTime={serverTime} typed={typed} words={words} />
      <div className={styles['four']}>
        {moments.map((key) => (
          <FieldFrame id={`${id}-${key}`} key={key} label={words.fields[key]}>
            <TextInput
              id={`${id}-${key}`}
              onChange={({ currentTarget }) => {
                onChange({ [key]: momentOf(currentTarget.value) });
              }}
              type="datetime-local"
              value={typed[key]?.slice(0, 16).replace(' ', 'T') ?? ''}
            />
          </FieldFrame>
        ))}
      </div>
      {count > 0 && <p className={styles['quiet']}>{words.extended(count, names.join(words.separator))}</p>}
    </>
  );
};

/** What a native input says, as the server compares it; null where nothing whole is typed. */
function momentOf(value: string): string | null {
  return value === '' ? null : `${value.slice(0, 16).replace('T', ' ')}:00`;
}
