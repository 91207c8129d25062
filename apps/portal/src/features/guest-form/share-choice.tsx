import type { OpenForm, SharedField } from '@zhantai/contract';
import { Checkbox } from '@zhantai/ui';
import styles from './guest-form.module.css';

export interface ShareChoiceProps {
  readonly share: NonNullable<OpenForm['share']>;
  readonly chosen: ReadonlySet<SharedField>;
  readonly onChange: (chosen: ReadonlySet<SharedField>) => void;
}

/** What the exhibitor that invited may see: nothing unless it is ticked. */
export const ShareChoice = ({ share, chosen, onChange }: ShareChoiceProps) => (
  <fieldset className={styles['share']}>
    <legend>{share.text}</legend>
    {share.fields.map(({ field, label }) => (
      <Checkbox
        checked={chosen.has(field)}
        key={field}
        onChange={(event) => {
          const next = new Set(chosen);
          if (event.currentTarget.checked) next.add(field);
          else next.delete(field);
          onChange(next);
        }}
      >
        {label}
      </Checkbox>
    ))}
  </fieldset>
);
