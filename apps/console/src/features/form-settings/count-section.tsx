import { Radio, Switch, classNames } from '@zhantai/ui';
import { useId } from 'react';
import styles from './form-settings.module.css';
import type { SectionProps } from './section-part.tsx';

const kinds = ['one', 'booth', 'many'] as const;

/** How many each gives, and whether it must; with submissions there it stays. */
export const CountSection = ({
  typed,
  words,
  onChange,
  answered,
}: SectionProps & { readonly answered: number }) => {
  const id = useId();
  return (
    <>
      <fieldset aria-label={words.fields.submissions} className={styles['cards']} disabled={answered > 0}>
        {kinds.map((kind) => (
          <div
            className={classNames(styles['radioCard'], typed.submissions === kind && styles['on'])}
            key={kind}
          >
            <Radio
              checked={typed.submissions === kind}
              name={`${id}-submissions`}
              onChange={() => {
                onChange({ submissions: kind });
              }}
            >
              {words.submissions[kind]}
              <span className={styles['small']}>{words.submissionsText[kind]}</span>
            </Radio>
          </div>
        ))}
      </fieldset>
      {answered > 0 && <p className={styles['quiet']}>{words.answered(answered)}</p>}
      <div className={styles['switches']}>
        {(['required', 'transportChoice'] as const).map((key) => (
          <Switch
            checked={typed[key]}
            key={key}
            onChange={({ target }) => {
              onChange({ [key]: target.checked });
            }}
          >
            {words.fields[key]}
          </Switch>
        ))}
      </div>
    </>
  );
};
