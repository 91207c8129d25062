import type { PersonEntry } from '@zhantai/contract';
import { Button, toast, useKitWords } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { DeclineReason } from './decline-reason.tsx';
import styles from '../people.module.css';

export interface DeclineManyDialogProps {
  /** At least one, all of them waiting. */
  readonly people: readonly PersonEntry[];
  /** Somebody was declined, or is not as the list says. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What became of one of them. */
interface Result {
  readonly person: PersonEntry;
  /** Why not; null for who was declined. */
  readonly refusal: string | null;
}

/** Declines whom the exhibitor ticked, one after the other; who could not be declined is named with the reason. */
export const DeclineManyDialog = ({ people, onDone, onClose }: DeclineManyDialogProps) => {
  const { client, words } = usePortal();
  const text = words.people;
  const kit = useKitWords();
  const id = useId();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const nameOf = ({ name }: PersonEntry) => (name === '' ? text.noName : name);

  const declineAll = async () => {
    setBusy(true);
    const all: Result[] = [];
    for (const person of people) {
      try {
        // One after the other, each with its own answer.
        await client.call('personReject', { body: { id: person.id, reason: reason.trim() } });
        all.push({ person, refusal: null });
      } catch (error) {
        all.push({ person, refusal: errorSentence(error, words) });
      }
    }
    setBusy(false);
    if (all.every(({ refusal }) => refusal === null)) {
      toast(text.declinedMany(all.length), 'done');
      onDone();
    } else setResults(all);
  };

  if (results !== null) {
    const failed = results.filter(({ refusal }) => refusal !== null);
    return (
      <Dialog
        footer={
          <Button onClick={onDone} variant="primary">
            {kit.actions.close}
          </Button>
        }
        onClose={onDone}
        title={text.declinedSome(results.length - failed.length, failed.length)}
        width="signature"
      >
        <ul className={styles['results']} role="alert">
          {results.map(({ person, refusal }) => (
            <li key={person.id}>
              <b>{nameOf(person)}</b>
              <span data-failed={refusal === null ? undefined : ''}>{refusal ?? text.declinedState}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <Dialog
      busy={busy}
      closable={!busy}
      confirmLabel={text.decline}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void declineAll();
      }}
      title={text.declineManyTitle(people.length)}
      width="signature"
    >
      <p className={styles['lead']}>{text.declineText}</p>
      <p className={styles['named']}>{people.map(nameOf).join(text.between)}</p>
      <DeclineReason id={id} onChange={setReason} reason={reason} />
    </Dialog>
  );
};
