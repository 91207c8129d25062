import type { FillPreview } from '@zhantai/contract';
import type { SetUpWords } from '@zhantai/messages/set-up';
import { Button, ButtonLink } from '@zhantai/ui';
import { useServices } from '../../shell/session/services-context.ts';
import styles from './set-up.module.css';

/** How much came of each part. */
export type Brought = FillPreview['parts'];

interface FilledProps {
  readonly brought: Brought;
  readonly onMore: () => void;
  readonly words: SetUpWords;
}

/** What is there now, and where it is seen. */
export const Filled = ({ brought, onMore, words }: FilledProps) => {
  const { href } = useServices();
  return (
    <section className={styles['progress']}>
      <h1>{words.done}</h1>
      <p>
        <output>{words.doneText}</output>
      </p>
      <ul className={styles['brought']}>
        {brought.map(({ part, count }) => (
          <li key={part}>
            <b>{words.partNames[part]}</b> <span>{words.count(part, count)}</span>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <ButtonLink href={href('/')} variant="primary">
          {words.toHome}
        </ButtonLink>
        {brought.some(({ part }) => part === 'forms') && (
          <ButtonLink href={href('/forms')}>{words.toForms}</ButtonLink>
        )}
        <ButtonLink href={href('/exhibition')}>{words.toExhibition}</ButtonLink>
        <Button onClick={onMore} variant="text">
          {words.more}
        </Button>
      </div>
    </section>
  );
};
