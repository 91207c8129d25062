import type { ConsoleExhibitorDetail } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Checkbox, FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useMemo, useState } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';
import { placeOf } from './place-of.ts';

/** What {@link WithdrawDialog} takes. */
export interface WithdrawDialogProps {
  readonly exhibitor: ConsoleExhibitorDetail;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Notes that an exhibitor comes no more, or takes that back; says before what becomes of booths, badges and orders. */
export const WithdrawDialog = ({ exhibitor, onDone, onClose }: WithdrawDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors.withdrawal;
  const reasonId = useId();
  const { id, state, booths } = exhibitor;
  const known = useMemo(
    () => createResource(() => client.call('consoleWithdrawal', { params: { id } })),
    [client, id],
  );
  const { data } = useLastReady(useResource(known, true));
  const [freeBooths, setFreeBooths] = useState(booths.length > 0);
  const [voidBadges, setVoidBadges] = useState(true);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const isMissing = tried && reason.trim() === '';
  const isBack = state === 'withdrawn';

  const confirm = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    await send(async () => {
      if (state === 'withdrawn')
        await client.call('consoleReinstateExhibitor', { params: { id }, body: { reason: reason.trim() } });
      else
        await client.call('consoleWithdrawExhibitor', {
          params: { id },
          body: { from: state, freeBooths, voidBadges, reason: reason.trim() },
        });
      onDone();
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={isBack ? text.back : text.act}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void confirm();
      }}
      role="alertdialog"
      title={isBack ? text.backTitle(exhibitor.name) : text.title(exhibitor.name)}
      tone={isBack ? 'primary' : 'danger'}
      width="confirm"
    >
      {data === undefined ? (
        <Loading resource={known} />
      ) : (
        <div className={styles['fields']}>
          <p>{isBack ? text.backLead : text.lead}</p>
          {isBack ? (
            <ul className={styles['plain']}>
              {data.withdrawn?.booths.map(({ hall, number, free }) => (
                <li key={`${hall} ${number}`}>
                  {(free ? text.boothBack : text.boothTaken)(words.hallBooth(hall, number))}
                </li>
              ))}
              {data.withdrawn?.badgesVoid === true && data.badges > 0 && (
                <li>{text.badgesBack(data.badges)}</li>
              )}
            </ul>
          ) : (
            <>
              {booths.length > 0 && (
                <Checkbox
                  checked={freeBooths}
                  onChange={(event) => {
                    setFreeBooths(event.currentTarget.checked);
                  }}
                >
                  {text.freeBooths(
                    booths.map((booth) => placeOf(booth, words)).join(words.exhibitors.separator),
                  )}
                </Checkbox>
              )}
              <Checkbox
                checked={voidBadges}
                onChange={(event) => {
                  setVoidBadges(event.currentTarget.checked);
                }}
              >
                {text.voidBadges(data.badges)}
              </Checkbox>
            </>
          )}
          {data.orders.length > 0 && (
            <section>
              <h3>{text.orders(data.orders.length)}</h3>
              <ul className={styles['plain']}>
                {data.orders.map((order) => (
                  <li key={order.id}>
                    {[
                      order.number,
                      text.yuan(order.total.toFixed(2)),
                      order.paid ? text.paid : text.unpaid,
                    ].join(words.exhibitors.wide)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <FieldFrame
            error={isMissing ? text.needReason : undefined}
            help={text.reasonHelp}
            id={reasonId}
            label={text.reason}
            required
          >
            <TextInput
              aria-describedby={isMissing ? `${reasonId}-error` : `${reasonId}-help`}
              id={reasonId}
              invalid={isMissing}
              maxLength={200}
              onChange={(event) => {
                setReason(event.currentTarget.value);
              }}
              value={reason}
            />
          </FieldFrame>
          {refusal !== null && (
            <p className={styles['refusal']} role="alert">
              {refusal}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
};
