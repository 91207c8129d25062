import type { Accreditation, PressBadge } from '@zhantai/contract';
import { Button, ButtonLink } from '@zhantai/ui';
import { usePicture } from '../invitation/use-picture.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { QrCode } from '@zhantai/shell/qr-code.tsx';
import { MediaFrame } from './media-frame.tsx';
import { MediaList } from './media-list.tsx';
import styles from './media.module.css';
import { stepPath } from './step-path.ts';

export interface MediaResultProps {
  readonly data: Accreditation;
  readonly onRefresh: () => void;
}

/** `/mediaSuccess`: how the review stands, and the press badges once it is passed. */
export const MediaResult = ({ data, onRefresh }: MediaResultProps) => {
  const text = usePortal().words.guests.media;
  const { step, forms, badges } = data;
  const wordsOfStep = {
    wait: [text.wait, text.waitText],
    fail: [text.fail, text.failText],
    success: [text.success, text.successText],
    open: [text.notYet, text.notYetText],
  } as const;
  const [title, lead] = wordsOfStep[step === 'wait' || step === 'fail' || step === 'success' ? step : 'open'];
  return (
    <MediaFrame lead={lead} path="/mediaSuccess" title={title}>
      {badges.length > 0 && (
        <div className={styles['badges']}>
          {badges.map((badge) => (
            <Badge badge={badge} key={badge.code} />
          ))}
        </div>
      )}
      <MediaList forms={forms} />
      <div className={styles['actions']}>
        {step === 'wait' && <Button onClick={onRefresh}>{text.refresh}</Button>}
        {step === 'fail' && (
          <ButtonLink href="#/mediaSubmit" variant="primary">
            {text.hand}
          </ButtonLink>
        )}
        {(step === 'register' || step === 'perfect' || step === 'submit') && (
          <ButtonLink href={`#${stepPath(step)}`} variant="primary">
            {text.resume}
          </ButtonLink>
        )}
      </div>
    </MediaFrame>
  );
};

const Badge = ({ badge }: { readonly badge: PressBadge }) => {
  const { config, words } = usePortal();
  const text = words.guests.media;
  const { ref, busy, save } = usePicture();
  return (
    <div>
      <div className={styles['badge']} ref={ref}>
        <p>
          {config.title} · {words.roles.media}
        </p>
        <QrCode content={badge.qr} label={text.badge} size={180} />
        <b>{badge.name}</b>
        <p>{badge.medium}</p>
        <p>
          {text.code} <i>{badge.code}</i>
        </p>
      </div>
      <Button
        busy={busy}
        icon="download"
        onClick={() => {
          save(`${text.badgeName}_${badge.name}`);
        }}
        wide
      >
        {text.saveBadge}
      </Button>
    </div>
  );
};
