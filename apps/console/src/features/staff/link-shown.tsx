import type { StaffLinkMade } from '@zhantai/contract';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './staff.module.css';

/** A link that was made: shown once to be handed over, or where it went. */
export const LinkShown = ({ made }: { readonly made: StaffLinkMade }) => {
  const { words } = useSpeech();
  const text = words.staff;
  return (
    <output className={styles['fields']}>
      <p>
        {made.link === null
          ? text.linkMailed(made.expires.slice(0, 16))
          : text.linkShown(made.expires.slice(0, 16))}
      </p>
      {made.link !== null && <code className={styles['link']}>{made.link}</code>}
    </output>
  );
};
