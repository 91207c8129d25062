import type { CaptchaWords } from '@zhantai/messages/captcha';
import { Button } from '../button/button.tsx';
import { Progress } from '../feedback/progress.tsx';
import styles from './proof-progress.module.css';

/** What {@link ProofProgress} takes. */
export interface ProofProgressProps {
  readonly words: CaptchaWords['proof'];
  /** 0…1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** How far the work beside an image code is, and the way out of it. */
export const ProofProgress = ({ words, share, onCancel }: ProofProgressProps) => (
  <div className={styles['work']}>
    <output>{words.text}</output>
    <Progress label={words.title} value={share} />
    <Button onClick={onCancel} size="small">
      {words.cancel}
    </Button>
  </div>
);
