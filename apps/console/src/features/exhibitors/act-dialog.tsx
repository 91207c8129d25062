import type { ConsoleExhibitorDetail } from '@zhantai/contract';
import { browserLimits } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

/** What {@link ActDialog} takes. */
export interface ActDialogProps {
  readonly exhibitorId: string;
  readonly member: Pick<ConsoleExhibitorDetail['members'][number], 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Opens the portal in a page of its own as an account of the exhibitor sees it, with a reason that the audit keeps. */
export const ActDialog = ({ exhibitorId, member, onClose }: ActDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const isShort = reason.trim().length < browserLimits.actingReason;
  const isMissing = tried && isShort;

  const open = async () => {
    setTried(true);
    if (isShort) return;
    await send(async () => {
      const { link } = await client.call('consoleActForExhibitor', {
        params: { id: exhibitorId },
        body: { accountId: member.id, reason: reason.trim() },
      });
      window.open(link, '_blank', 'noopener');
      onClose();
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.actOpen}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void open();
      }}
      title={text.actTitle(member.name)}
      width="confirm"
    >
      <div className={styles['fields']}>
        <p>{text.actText}</p>
        <FieldFrame
          error={isMissing ? text.needActReason(browserLimits.actingReason) : undefined}
          id={id}
          label={text.lockReason}
          required
        >
          <TextInput
            aria-describedby={isMissing ? `${id}-error` : undefined}
            id={id}
            invalid={isMissing}
            maxLength={200}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
            value={reason}
          />
        </FieldFrame>
        <div className={styles['row']}>
          {[text.actMay, text.actMayNot].map(({ title, list }) => (
            <section className={styles['acts']} key={title}>
              <h3>{title}</h3>
              <ul>
                {list.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
