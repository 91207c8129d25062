import type { ConsoleForm, ConsoleObligation } from '@zhantai/contract';
import { classNames, VisuallyHidden } from '@zhantai/ui';
import styles from './form-strip.module.css';

interface FormStripProps {
  /** The required forms of the exhibition, in the order of the manual. */
  readonly forms: readonly ConsoleForm[];
  readonly obligations: readonly ConsoleObligation[];
  /** What it says to readers that see no drawing. */
  readonly label: string;
}

/** Every required form as one cell, how far it is as its filling; one that does not apply is a dash. */
export const FormStrip = ({ forms, obligations, label }: FormStripProps) => {
  const known = new Map(obligations.map((one) => [one.formId, one]));
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className={styles['strip']}>
        {forms.map(({ formId, group }, at) => {
          const one = known.get(formId);
          const isFirst = at > 0 && forms[at - 1]?.group !== group;
          return (
            <i
              className={classNames(
                styles['cell'],
                isFirst && styles['first'],
                one?.due === true && styles['due'],
              )}
              data-status={one === undefined ? 'apart' : one.owes === 'missed' ? 'missed' : one.status}
              key={formId}
            />
          );
        })}
      </span>
    </>
  );
};
