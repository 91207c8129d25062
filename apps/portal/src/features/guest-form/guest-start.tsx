import type { SubmitAnswer } from '@zhantai/contract';
import { Button } from '@zhantai/ui';
import { useEffect, useState } from 'react';
import type { LocalDraft } from '../../shell/drafts/local-draft.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { GuestForm } from './guest-form.tsx';
import styles from './guest-form.module.css';
import { guestOwner } from '../../shell/drafts/guest-owner.ts';
import type { GuestMaterial, GuestSubject, GuestWork } from './guest-subject.ts';

export interface GuestStartProps {
  readonly material: GuestMaterial<unknown>;
  readonly work: GuestWork;
  /** Loads the form again, in another language; keep its identity. */
  readonly ask: () => Promise<Pick<GuestSubject['info'], 'form'>>;
  readonly submitText: string;
  readonly onTaken: (answer: SubmitAnswer) => void;
  readonly onReload: () => void;
}

/** Offers what this device keeps of the form, then opens it (pages.md: offered, never forced). */
export const GuestStart = ({ material, work, ask, submitText, onTaken, onReload }: GuestStartProps) => {
  const { drafts, words } = usePortal();
  const text = words.guests.form;
  const { info } = material.subject;
  const [slot] = useState(() => drafts.slot(guestOwner, work.draftName));
  const [kept, setKept] = useState<LocalDraft | null>(() =>
    info.fromInformationCanBeSubmitted ? slot.read() : null,
  );
  const [answers, setAnswers] = useState(kept === null ? info.answers : null);
  useEffect(() => {
    // What seals the draft comes after the page.
    drafts.prepare(guestOwner).catch(() => undefined);
  }, [drafts]);

  if (answers !== null) {
    return (
      <GuestForm
        answers={answers}
        ask={ask}
        material={material}
        onReload={onReload}
        onTaken={onTaken}
        slot={slot}
        submitText={submitText}
        work={work}
      />
    );
  }
  return (
    <section className={styles['offer']}>
      <h2>{text.offer(shortTime(kept?.at ?? ''))}</h2>
      <p>{text.offerText}</p>
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            setAnswers(kept?.answers ?? info.answers);
          }}
          variant="primary"
        >
          {text.continue}
        </Button>
        <Button
          onClick={() => {
            slot.clear();
            setKept(null);
            setAnswers(info.answers);
          }}
        >
          {text.restart}
        </Button>
      </div>
    </section>
  );
};
