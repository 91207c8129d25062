import { Icon } from '@zhantai/ui';
import styles from './sign-in-form.module.css';

/** What the server said, verbatim, above the button; announced. */
export const RefusalLine = ({ text }: { readonly text: string | null }) => (
  <p className={styles['refusal']} role="alert">
    {text !== null && (
      <>
        <Icon name="warning" size={16} />
        {text}
      </>
    )}
  </p>
);
