import { FieldFrame, TextInput } from '@zhantai/ui';
import { useId } from 'react';
import styles from './form-settings.module.css';
import type { SectionProps } from './section-part.tsx';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const titles = ['title.zh-Hans', 'title.zh-Hant', 'title.en'] as const;
const purposes = ['purpose.zh-Hans', 'purpose.zh-Hant', 'purpose.en'] as const;

/** Code, group, place and what the form is called in three languages. */
export const NamesSection = ({
  typed,
  words,
  onChange,
  tried,
}: SectionProps & { readonly tried: boolean }) => {
  const id = useId();
  const { fields } = words;
  const codeError = tried && typed.code.trim() === '' ? words.needCode : undefined;
  const titleError = tried && typed['title.zh-Hans'].trim() === '' ? words.needTitle : undefined;
  return (
    <>
      <div className={styles['names']}>
        <FieldFrame error={codeError} id={`${id}-code`} label={fields.code} required>
          <TextInput
            aria-describedby={codeError === undefined ? undefined : `${id}-code-error`}
            className={styles['code']}
            id={`${id}-code`}
            invalid={codeError !== undefined}
            maxLength={16}
            onChange={({ currentTarget }) => {
              onChange({ code: currentTarget.value });
            }}
            value={typed.code}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-group`} label={fields.group}>
          <select
            className={styles['select']}
            id={`${id}-group`}
            onChange={({ target }) => {
              onChange({ group: target.value });
            }}
            value={typed.group}
          >
            {letters.map((letter) => (
              <option key={letter} value={letter}>
                {words.group(letter)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldFrame id={`${id}-sort`} label={fields.sort}>
          <TextInput
            id={`${id}-sort`}
            max={9_999}
            min={0}
            onChange={({ currentTarget }) => {
              onChange({ sort: Math.min(9_999, Math.max(0, Math.round(currentTarget.valueAsNumber || 0))) });
            }}
            type="number"
            value={typed.sort}
          />
        </FieldFrame>
      </div>
      <div className={styles['three']}>
        {titles.map((key) => (
          <FieldFrame
            error={key === 'title.zh-Hans' ? titleError : undefined}
            id={`${id}-${key}`}
            key={key}
            label={fields[key]}
            required={key === 'title.zh-Hans'}
          >
            <TextInput
              aria-describedby={
                key === 'title.zh-Hans' && titleError !== undefined ? `${id}-${key}-error` : undefined
              }
              id={`${id}-${key}`}
              invalid={key === 'title.zh-Hans' && titleError !== undefined}
              maxLength={200}
              onChange={({ currentTarget }) => {
                onChange({ [key]: currentTarget.value });
              }}
              value={typed[key]}
            />
          </FieldFrame>
        ))}
        {purposes.map((key) => (
          <FieldFrame id={`${id}-${key}`} key={key} label={fields[key]}>
            <TextInput
              id={`${id}-${key}`}
              maxLength={1_000}
              onChange={({ currentTarget }) => {
                onChange({ [key]: currentTarget.value });
              }}
              value={typed[key]}
            />
          </FieldFrame>
        ))}
      </div>
    </>
  );
};
