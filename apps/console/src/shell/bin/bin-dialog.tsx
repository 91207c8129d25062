import { ApiError } from '@zhantai/contract/client';
import type { Resource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { detailOf, Loading } from '../frame/loading.tsx';
import { useSpeech } from '../words/words-context.ts';
import styles from './bin-dialog.module.css';

/** Something that was deleted and may be restored. */
export interface BinnedThing {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly deletedAt: string;
  readonly by: string | null;
  readonly until: string;
}

interface BinDialogProps {
  readonly words: {
    readonly bin: string;
    readonly binEmpty: string;
    readonly binLine: (at: string, by: string, until: string) => string;
    readonly restore: string;
  };
  readonly bin: Resource<readonly BinnedThing[]>;
  readonly restore: (id: string) => Promise<unknown>;
  /** One is there again. */
  readonly onRestored: (thing: BinnedThing) => void;
  readonly onClose: () => void;
}

/** What was deleted of one kind, each to be restored. */
export const BinDialog = ({ words: text, bin, restore, onRestored, onClose }: BinDialogProps) => {
  const { words } = useSpeech();
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
            {state.data.map((thing) => (
              <li key={thing.id}>
                <span>
                  <b>{thing.name}</b> {thing.code}
                </span>
                <Button
                  aria-label={`${text.restore} ${thing.name}`}
                  disabled={busy}
                  onClick={() => {
                    void send(async () => {
                      await restore(thing.id);
                      onRestored(thing);
                    });
                  }}
                  variant="link"
                >
                  {text.restore}
                </Button>
                <span className={styles['quiet']}>
                  {text.binLine(thing.deletedAt.slice(0, 16), thing.by ?? '', thing.until.slice(0, 10))}
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
