import { FieldFrame } from '@zhantai/ui';
import { useId } from 'react';
import styles from './exhibitors.module.css';

/** What {@link NamedChoice} takes. */
export interface NamedChoiceProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
}

/** One of a few named values, as a native list with its label. */
export const NamedChoice = <Option extends string>({
  label,
  options,
  names,
  chosen,
  onChoose,
}: NamedChoiceProps<Option>) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <select
        className={styles['select']}
        id={id}
        onChange={(event) => {
          const option = options.find((one) => one === event.target.value);
          if (option !== undefined) onChoose(option);
        }}
        value={chosen}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
