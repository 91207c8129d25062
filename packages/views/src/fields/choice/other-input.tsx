import type { Choice, Option } from '@zhantai/engine';
import { TextInput } from '@zhantai/ui';
import { useForm } from '../../context/form-context.ts';
import styles from './choice-group.module.css';

/** What {@link OtherInput} takes. */
export interface OtherInputProps {
  readonly option: Option;
  readonly choice: Choice;
  readonly invalid: boolean;
  readonly onChange: (other: string) => void;
}

/** The free text of a chosen option, in line with it (design.md §7). */
export const OtherInput = ({ option, choice, invalid, onChange }: OtherInputProps) => {
  const { words } = useForm();
  return (
    <TextInput
      aria-label={words.fields.choice.other(option.label)}
      className={styles['other']}
      invalid={invalid && (choice.other ?? '').trim() === ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      placeholder={option.placeholder ?? ''}
      value={choice.other ?? ''}
    />
  );
};
