import type { Accreditation } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, ButtonLink, ErrorBox } from '@zhantai/ui';
import { useRef, useState } from 'react';
import { takeFocus } from '../form/take-focus.ts';
import { Agreement } from '../guest-form/agreement.tsx';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { formPath } from '../../shell/routes/form-path.ts';
import { MediaFrame } from './media-frame.tsx';
import { MediaList } from './media-list.tsx';
import styles from './media.module.css';

/** `/mediaSubmit`: all forms at a glance, consent, and the hand-in that begins the review. */
export const MediaSubmit = ({ data }: { readonly data: Accreditation }) => {
  const { client, location, words } = usePortal();
  const text = words.guests.media;
  const [agreed, setAgreed] = useState(false);
  const [gap, setGap] = useState<string | null>(null);
  const [policy, setPolicy] = useState(data.consent.version);
  const [failure, setFailure] = useState<{ readonly text: string; readonly to: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const missing = data.forms.find(({ status, hasDraft }) => status === 'none' && !hasDraft);
  const decided = data.step === 'wait' || data.step === 'success';

  const hand = async () => {
    if (!agreed) {
      setGap(words.guests.form.agreeMissing);
      box.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await client.call('mediaAccreditationSubmit', { body: { consent: policy } });
      location.go('/mediaSuccess');
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.reason === 'CONSENT_NEEDED') {
        const { version } = error.data;
        if (typeof version === 'string') setPolicy(version);
        setAgreed(false);
        setGap(words.guests.form.policyChanged);
        return;
      }
      const formId = error instanceof ApiError ? error.data['formId'] : undefined;
      const form = data.forms.find((one) => one.formId === formId);
      setFailure({
        text: errorSentence(error, words),
        to: form === undefined ? null : formPath(form.pageKey),
      });
    }
  };
  return (
    <MediaFrame
      lead={decided ? text.waitText : text.handText}
      path="/mediaSubmit"
      title={words.titles['/mediaSubmit']}
    >
      {failure !== null && (
        <ErrorBox className={styles['box']} detail={failure.text} ref={takeFocus} title={text.handFailed}>
          {failure.to !== null && <a href={`#${failure.to}`}>{text.fill}</a>}
        </ErrorBox>
      )}
      <MediaList forms={data.forms} />
      {decided ? (
        <ButtonLink href="#/mediaSuccess" variant="primary">
          {text.steps[3]}
        </ButtonLink>
      ) : missing === undefined ? (
        <>
          <Agreement
            agreed={agreed}
            box={box}
            gap={gap}
            onChange={(now) => {
              setAgreed(now);
              if (now) setGap(null);
            }}
          />
          <Button
            busy={busy}
            busyLabel={text.handBusy}
            onClick={() => {
              void hand();
            }}
            size="large"
            variant="primary"
          >
            {text.hand}
          </Button>
        </>
      ) : (
        <ButtonLink href={`#${formPath(missing.pageKey)}`} variant="primary">
          {text.fill}
        </ButtonLink>
      )}
    </MediaFrame>
  );
};
