import { languageNames, languages } from '@zhantai/messages';
import type { PreviewWords } from '@zhantai/messages/preview';
import { FieldFrame, Radio, TextInput } from '@zhantai/ui';
import { useId, type ReactNode } from 'react';
import { ExhibitorField } from './exhibitor-field.tsx';
import { states, type PreviewChoice } from './preview-choice.ts';
import styles from './preview.module.css';

interface PreviewControlsProps {
  readonly choice: PreviewChoice;
  readonly onChange: (choice: PreviewChoice) => void;
  readonly words: PreviewWords;
}

/** As whom, in which language, when and in which state. */
export const PreviewControls = ({ choice, onChange, words }: PreviewControlsProps) => {
  const id = useId();
  const select = <K extends 'type' | 'language' | 'state'>(
    key: K,
    label: string,
    names: readonly (readonly [PreviewChoice[K], string])[],
  ): ReactNode => (
    <FieldFrame id={`${id}-${key}`} label={label}>
      <select
        className={styles['select']}
        id={`${id}-${key}`}
        onChange={(event) => {
          const found = names.find(([value]) => value === event.target.value);
          if (found !== undefined) onChange({ ...choice, [key]: found[0] });
        }}
        value={choice[key]}
      >
        {names.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
  const text = (key: 'hall' | 'area' | 'at', label: string, type: 'text' | 'number' | 'datetime-local') => (
    <FieldFrame help={key === 'at' ? words.atHelp : undefined} id={`${id}-${key}`} label={label}>
      <TextInput
        id={`${id}-${key}`}
        maxLength={32}
        min={key === 'area' ? 0 : undefined}
        onChange={(event) => {
          onChange({ ...choice, [key]: event.currentTarget.value });
        }}
        type={type}
        value={choice[key]}
      />
    </FieldFrame>
  );
  return (
    <div className={styles['controls']}>
      <fieldset>
        <legend>{words.as}</legend>
        {(['booth', 'exhibitor'] as const).map((who) => (
          <Radio
            checked={choice.who === who}
            key={who}
            name={`${id}-who`}
            onChange={() => {
              onChange({ ...choice, who });
            }}
          >
            {words[who]}
          </Radio>
        ))}
      </fieldset>
      {choice.who === 'exhibitor' ? (
        <ExhibitorField
          chosen={choice.exhibitor}
          onChoose={(exhibitor) => {
            onChange({ ...choice, exhibitor });
          }}
          words={words}
        />
      ) : (
        <>
          {text('hall', words.hall, 'text')}
          {select('type', words.type, [
            ['std', words.types.std],
            ['raw', words.types.raw],
            ['semi', words.types.semi],
          ])}
          {text('area', words.area, 'number')}
        </>
      )}
      {select(
        'language',
        words.language,
        languages.map((one) => [one, languageNames[one]] as const),
      )}
      {text('at', words.at, 'datetime-local')}
      {select(
        'state',
        words.state,
        states.map((one) => [one, words.states[one]] as const),
      )}
    </div>
  );
};
