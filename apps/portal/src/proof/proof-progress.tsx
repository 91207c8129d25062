import { Button, Progress } from '@zhantai/ui';
import { usePortal } from '../portal/portal-context.ts';
import styles from './proof-progress.module.css';

/** How far the work beside an image code is, and the way out of it. */
export const ProofProgress = ({
  share,
  onCancel,
}: {
  readonly share: number;
  readonly onCancel: () => void;
}) => {
  const text = usePortal().words.signIn.proof;
  return (
    <div className={styles['work']}>
      <output>{text.text}</output>
      <Progress label={text.title} value={share} />
      <Button onClick={onCancel} size="small">
        {text.cancel}
      </Button>
    </div>
  );
};
