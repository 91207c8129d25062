import type { DrawingSlot, FormInfo } from '@zhantai/contract';
import type { Session } from '@zhantai/engine';
import { Button, ErrorBox, SectionHead, toast } from '@zhantai/ui';
import type { FileInfo, FormServices } from '@zhantai/views';
import { useMemo, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { DrawingRow, type DrawingRowProps } from './drawing-row.tsx';
import { placeOf } from './place-of.ts';
import { useRowName } from './use-row-name.ts';
import styles from './drawings.module.css';

export interface DrawingsBoardProps {
  readonly info: FormInfo;
  readonly session: Session;
  readonly services: FormServices;
}

/** Drawings of a stand, each reviewed for itself: state, comment, and what to hand in anew (wire.md §4). */
export const DrawingsBoard = ({ info, session, services }: DrawingsBoardProps) => {
  const { client, language, words } = usePortal();
  const text = words.booking.drawings;
  const { formId } = info.form;
  const boothId = info.booth?.id;
  const place = useMemo(() => ({ formId, ...(boothId === undefined ? {} : { boothId }) }), [formId, boothId]);
  const [answered, setAnswered] = useState<readonly DrawingSlot[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, readonly FileInfo[]>>(new Map());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const list = useMemo(
    () => createResource(() => client.call('queryImageExam', { language, query: place })),
    [client, place, language],
  );
  const state = useResource(list, true);

  const submit = async () => {
    if (busy || chosen.size === 0) return;
    setBusy(true);
    setFailure(null);
    try {
      const images = [...chosen].map(([slot, files]) => ({ slot, fileIds: files.map(({ id }) => id) }));
      setAnswered(await client.call('submitImageExam', { body: { ...place, images } }));
      setChosen(new Map());
      toast(text.sent(images.length), 'done');
    } catch (error) {
      setFailure(errorSentence(error, words));
    } finally {
      setBusy(false);
    }
  };
  const choose = (slot: string, files: readonly FileInfo[]) => {
    setChosen((before) => {
      const next = new Map(before);
      if (files.length === 0) next.delete(slot);
      else next.set(slot, files);
      return next;
    });
  };

  return (
    <PageState
      onRetry={() => {
        void list.load();
      }}
      skeleton={{ rows: 3, rowHeight: 68 }}
      state={state}
    >
      {(loaded) => {
        const slots = answered ?? loaded;
        if (slots.length === 0) return null;
        const adopted = slots.filter(({ status }) => status === 'adopt').length;
        return (
          <section aria-label={text.title} className={styles['board']}>
            <SectionHead note={text.count(adopted, slots.length)} title={text.title} />
            <p className={styles['text']}>{text.text}</p>
            <ul>
              {slots.map((slot) => (
                <Row
                  chosen={chosen.get(slot.slot) ?? []}
                  key={slot.slot}
                  locked={!slot.canBeSubmitted}
                  onChoose={(files) => {
                    choose(slot.slot, files);
                  }}
                  services={services}
                  session={session}
                  slot={slot}
                />
              ))}
            </ul>
            {failure !== null && (
              <ErrorBox
                className={styles['failed']}
                detail={`${failure} ${words.states.requestKept}`}
                onRetry={() => {
                  void submit();
                }}
                title={text.failed}
              />
            )}
            {chosen.size > 0 && (
              <Button
                busy={busy}
                className={styles['submit']}
                onClick={() => {
                  void submit();
                }}
                variant="primary"
              >
                {text.submit(chosen.size)}
              </Button>
            )}
          </section>
        );
      }}
    </PageState>
  );
};

/** A place with what the form says of it now. */
const Row = ({
  session,
  ...row
}: Omit<DrawingRowProps, 'item' | 'name'> & Pick<DrawingsBoardProps, 'session'>) => {
  const { slot } = row.slot;
  const name = useRowName(session, slot);
  return <DrawingRow {...row} item={placeOf(session.definition, slot)} name={name} />;
};
