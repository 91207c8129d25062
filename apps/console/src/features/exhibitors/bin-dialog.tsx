import { ApiError } from '@zhantai/contract/client';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useMemo } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

interface BinDialogProps {
  /** One is there again, with its name. */
  readonly onRestored: (exhibitor: { readonly id: string; readonly name: string }) => void;
  readonly onClose: () => void;
}

/** The exhibitors that were deleted, each to be restored. */
export const BinDialog = ({ onRestored, onClose }: BinDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const bin = useMemo(() => createResource(() => client.call('consoleExhibitorBin', {})), [client]);
  const state = useResource(bin);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  return (
    <Dialog onClose={onClose} title={text.bin} width="signature">
      <div className={styles['fields']}>
        {state.status !== 'ready' ? (
          <Loading resource={bin} />
        ) : state.data.length === 0 ? (
          <p className={styles['quiet']}>{text.binEmpty}</p>
        ) : (
          <ul className={styles['lines']}>
            {state.data.map((exhibitor) => (
              <li className={styles['member']} key={exhibitor.id}>
                <span>
                  <b>{exhibitor.name}</b> {exhibitor.code}
                </span>
                <span className={styles['words']}>
                  <Button
                    aria-label={`${text.restore} ${exhibitor.name}`}
                    disabled={busy}
                    onClick={() => {
                      void send(async () => {
                        await client.call('consoleRestoreExhibitor', { params: { id: exhibitor.id } });
                        onRestored(exhibitor);
                      });
                    }}
                    variant="link"
                  >
                    {text.restore}
                  </Button>
                </span>
                <span className={styles['quiet']}>
                  {text.binLine(
                    exhibitor.deletedAt.slice(0, 16),
                    exhibitor.by ?? '',
                    exhibitor.until.slice(0, 10),
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
