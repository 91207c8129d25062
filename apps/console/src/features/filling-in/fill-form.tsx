import type { FilledIn } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { openSession, type Problem } from '@zhantai/engine';
import { readProblems } from '@zhantai/shell/form-services/read-problems.ts';
import { Button, FieldFrame, TextInput, toast } from '@zhantai/ui';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { FormView } from '@zhantai/views';
import { useEffect, useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { LeaveGuard } from '../../shell/leave/leave-guard.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './filling-in.module.css';
import type { Filling, FillingPlace } from './load-filling.ts';

interface FillFormProps {
  readonly filling: Filling;
  readonly place: FillingPlace;
  /** What stands on the page is not any more what is there. */
  readonly onReload: () => void;
}

/** The fields of the form, why somebody else fills it in, and what becomes of it. */
export const FillForm = ({ filling, place, onReload }: FillFormProps) => {
  const { client, href, location } = useServices();
  const { words } = useSpeech();
  const text = words.fillingIn;
  const id = useId();
  const { info, definition, faces, services } = filling;
  const [session] = useState(() =>
    openSession(definition, {
      answers: info.answers,
      context: info.context,
      today: info.context.today,
    }),
  );
  const [isTouched, setTouched] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  const [reason, setReason] = useState('');
  const [lateReason, setLateReason] = useState('');
  const [tried, setTried] = useState(false);
  const [filled, setFilled] = useState<FilledIn | null>(null);
  useEffect(
    () =>
      session.subscribe(() => {
        setTouched(true);
      }),
    [session],
  );
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const card = `/exhibitors/${encodeURIComponent(place.exhibitorId)}`;
  const lacks = (given: string) => tried && given.trim() === '';

  const save = async (draft: boolean) => {
    setTried(true);
    setProblems(null);
    if (reason.trim() === '' || (info.isOver && lateReason.trim() === '')) {
      document.getElementById(reason.trim() === '' ? `${id}-reason` : `${id}-late`)?.focus();
      return;
    }
    await send(async () => {
      try {
        const done = await client.call('consoleFillIn', {
          params: { exhibitorId: place.exhibitorId, formId: place.formId },
          body: {
            ...(place.boothId === null ? {} : { boothId: place.boothId }),
            version: info.form.version,
            revision: info.revision,
            answers: { ...(draft ? session.draft() : session.answers()) },
            draft,
            reason: reason.trim(),
            ...(info.isOver ? { lateReason: lateReason.trim() } : {}),
          },
        });
        setTouched(false);
        if (done.gaps.length > 0 || done.lacksConsent) {
          setFilled(done);
          return;
        }
        toast(done.status === 'draft' ? text.savedDraft : text.submitted, 'done');
        location.go(card);
      } catch (error) {
        const found = error instanceof ApiError ? readProblems(error.data['problems']) : [];
        if (found.length > 0) {
          session.showProblems(found);
          setProblems(found);
        }
        throw error;
      }
    });
  };

  if (filled !== null)
    return (
      <section aria-live="polite" className={styles['notice']}>
        <h2>{text.gapsTitle}</h2>
        <p>{text.gapsText}</p>
        <ul>
          {filled.gaps.map((label) => (
            <li key={label}>{label}</li>
          ))}
          {filled.lacksConsent && <li>{text.consent}</li>}
        </ul>
        <p>
          <a href={href(card)}>{text.toCard}</a>
          <Button onClick={onReload} variant="link">
            {text.goOn}
          </Button>
        </p>
      </section>
    );
  return (
    <>
      <LeaveGuard isUnsaved={isTouched} />
      <p className={styles['notice']}>{text.own}</p>
      <div className={styles['form']}>
        <FormView
          device={faces}
          problems={problems}
          services={services}
          session={session}
          words={filling.words}
        />
      </div>
      <section aria-label={text.why} className={styles['why']}>
        <FieldFrame
          error={lacks(reason) ? text.needReason : undefined}
          help={text.reasonHelp}
          id={`${id}-reason`}
          label={text.reason}
          required
        >
          <TextInput
            aria-describedby={lacks(reason) ? `${id}-reason-error` : `${id}-reason-help`}
            id={`${id}-reason`}
            invalid={lacks(reason)}
            maxLength={200}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
            value={reason}
          />
        </FieldFrame>
        {info.isOver && (
          <FieldFrame
            error={lacks(lateReason) ? text.needReason : undefined}
            help={text.lateHelp}
            id={`${id}-late`}
            label={text.late}
            required
          >
            <TextInput
              aria-describedby={lacks(lateReason) ? `${id}-late-error` : `${id}-late-help`}
              id={`${id}-late`}
              invalid={lacks(lateReason)}
              maxLength={200}
              onChange={(event) => {
                setLateReason(event.currentTarget.value);
              }}
              value={lateReason}
            />
          </FieldFrame>
        )}
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
        <div className={styles['actions']}>
          <Button
            busy={busy}
            onClick={() => {
              void save(true);
            }}
          >
            {text.saveDraft}
          </Button>
          <Button
            busy={busy}
            onClick={() => {
              void save(false);
            }}
            variant="primary"
          >
            {text.submit}
          </Button>
        </div>
      </section>
    </>
  );
};
