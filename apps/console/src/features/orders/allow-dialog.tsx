import type { UnusualOrder } from '@zhantai/contract';
import { FieldFrame, TextInput, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { maxQuantities } from './max-quantities.ts';
import styles from './orders.module.css';
import { ReasonField } from './reason-field.tsx';
import { useSending } from './use-sending.ts';

export interface OrderDialogProps {
  readonly order: UnusualOrder;
  readonly onDone: () => void;
  /** The server refused: somebody may have been faster. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Lets an exhibitor keep what it ordered, or have even more of it, with a reason. */
export const AllowDialog = ({ order, onDone, onRefused, onClose }: OrderDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.orders;
  const id = useId();
  const [items, setItems] = useState(() => maxQuantities(order));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending(onRefused);
  const { exhibitor } = order;
  if (exhibitor === null) return null;

  const allow = async () => {
    setTried(true);
    if (reason.trim() === '' || items.some(({ most }) => isMissing(most))) return;
    await send(async () => {
      const wanted = items.map(({ itemId, most }) => ({ itemId, most: Number(most) }));
      const body = { exhibitorId: exhibitor.id, items: wanted, reason: reason.trim() };
      await client.call('consoleAllowQuantities', { body });
      toast(text.allowed(exhibitor.name), 'done');
      onDone();
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.allow}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void allow();
      }}
      title={text.allowTitle(exhibitor.name)}
      width="signature"
    >
      <div className={styles['fields']}>
        <p>{text.allowText}</p>
        {items.map(({ itemId, name, unit, most }) => (
          <FieldFrame
            error={tried && isMissing(most) ? text.needMost : undefined}
            id={`${id}-${itemId}`}
            key={itemId}
            label={text.most(name, unit)}
            required
          >
            <TextInput
              aria-describedby={tried && isMissing(most) ? `${id}-${itemId}-error` : undefined}
              autoComplete="off"
              id={`${id}-${itemId}`}
              inputMode="decimal"
              invalid={tried && isMissing(most)}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                setItems(items.map((item) => (item.itemId === itemId ? { ...item, most: typed } : item)));
              }}
              value={most}
            />
          </FieldFrame>
        ))}
        <ReasonField
          help={text.allowReasonHelp}
          id={`${id}-reason`}
          missing={tried && reason.trim() === ''}
          onChange={setReason}
          reason={reason}
          refusal={refusal}
        />
      </div>
    </Dialog>
  );
};

const isMissing = (most: string): boolean => !(Number(most) > 0);
