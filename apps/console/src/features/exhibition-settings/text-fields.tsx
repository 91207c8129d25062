import type { ExhibitionProfileSettings } from '@zhantai/contract';
import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import { FieldFrame, TextInput } from '@zhantai/ui';
import { useId } from 'react';
import styles from './exhibition-settings.module.css';
import type { TextKey } from './setting-keys.ts';

interface TextFieldsProps {
  readonly keys: readonly TextKey[];
  readonly type?: 'text' | 'date';
  readonly typed: ExhibitionProfileSettings;
  readonly words: ExhibitionSettingsWords;
  readonly onChange: (change: Partial<ExhibitionProfileSettings>) => void;
}

/** Settings of one line each, three in a row. */
export const TextFields = ({ keys, type = 'text', typed, words, onChange }: TextFieldsProps) => {
  const id = useId();
  return (
    <div className={styles['three']}>
      {keys.map((key) => (
        <FieldFrame
          id={`${id}-${key}`}
          key={key}
          label={words.fields[key]}
          required={key === 'title.zh-Hans'}
        >
          <TextInput
            id={`${id}-${key}`}
            maxLength={key.startsWith('title.') ? 200 : 500}
            onChange={({ currentTarget }) => {
              onChange({ [key]: currentTarget.value });
            }}
            type={type}
            value={typed[key]}
          />
        </FieldFrame>
      ))}
    </div>
  );
};
