import { Button } from '@zhantai/ui';
import { useForm } from '../../context/form-context.ts';
import type { FieldOptions } from '../../options/use-options.ts';
import styles from './choice-group.module.css';

/** Says why there are no options to choose from: loading, failed with a way to try again, waiting, or none. */
export const OptionsState = ({ loaded }: { readonly loaded: FieldOptions }) => {
  const { words } = useForm();
  const { choice } = words.fields;
  if (loaded.waitsFor !== null) {
    return <p className={styles['state']}>{choice.waits(loaded.waitsFor.label)}</p>;
  }
  if (loaded.status === 'failed') {
    return (
      <p className={styles['state']} role="alert">
        {choice.failed}
        <Button onClick={loaded.load} variant="link">
          {words.fields.retry}
        </Button>
      </p>
    );
  }
  if (loaded.status === 'ready') return <p className={styles['state']}>{choice.none}</p>;
  return (
    <p className={styles['state']} role="status">
      {choice.loading}
    </p>
  );
};
