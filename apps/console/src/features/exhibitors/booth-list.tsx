import type { ConsoleBoothName, ConsoleExhibitorDetail } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';
import { placeOf } from './place-of.ts';

/** What {@link BoothList} takes. */
export interface BoothListProps {
  readonly exhibitor: Pick<ConsoleExhibitorDetail, 'id' | 'area'>;
  readonly booths: readonly ConsoleBoothName[];
  /** Opens one, or a new one; without it nobody may. */
  readonly onOpen?: (booth: ConsoleBoothName | null) => void;
  readonly onChanged: () => void;
}

/** The booths of an exhibitor: change one, take one back, add one. Of one in a hall beyond the limits only the number. */
export const BoothList = ({ exhibitor, booths, onOpen, onChanged }: BoothListProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const [busy, setBusy] = useState<string | null>(null);

  const free = async (booth: ConsoleBoothName) => {
    setBusy(booth.id);
    try {
      const change = { exhibitorId: { from: exhibitor.id, to: null } };
      await client.call('consoleChangeBooth', { params: { id: booth.id }, body: { change } });
      toast(text.freed(placeOf(booth, words)), 'done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(detailOf(error, words.load.offline), 'failed');
    } finally {
      setBusy(null);
      onChanged();
    }
  };
  return (
    <section className={styles['section']}>
      <h2>
        {text.booths}
        {booths.length > 0 && (
          <span className={styles['count']}>{text.boothsNote(booths.length, String(exhibitor.area))}</span>
        )}
        {onOpen !== undefined && (
          <Button
            className={styles['add']}
            onClick={() => {
              onOpen(null);
            }}
            variant="link"
          >
            {text.addBooth}
          </Button>
        )}
      </h2>
      {booths.length === 0 ? (
        <p className={styles['quiet']}>{text.noBooths}</p>
      ) : (
        <ul className={styles['lines']}>
          {booths.map((booth) => (
            <li className={styles['booth']} key={booth.id}>
              <b>{placeOf(booth, words)}</b>
              <span>{booth.type !== null && text.boothTypes[booth.type]}</span>
              <span>{booth.area !== null && words.area(booth.area)}</span>
              <span className={styles['quiet']}>
                {booth.heightLimit !== null && text.heightOf(String(booth.heightLimit))}
              </span>
              {onOpen !== undefined && booth.hall !== null && (
                <span className={styles['words']}>
                  <Button
                    aria-label={`${text.changeBooth} ${placeOf(booth, words)}`}
                    onClick={() => {
                      onOpen(booth);
                    }}
                    variant="link"
                  >
                    {text.changeBooth}
                  </Button>
                  <Button
                    aria-label={`${text.freeBooth} ${placeOf(booth, words)}`}
                    busy={busy === booth.id}
                    onClick={() => {
                      void free(booth);
                    }}
                    variant="link"
                  >
                    {text.freeBooth}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
