import { Button, toast } from '@zhantai/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './consent-gate.module.css';

export interface ConsentGateProps {
  readonly onAgreed: () => void;
  /** For what it is asked, where that is not the form below. */
  readonly text?: string;
}

/** Before ID numbers, photos or health data: asks once for the agreement to each version of the policy (pages.md). */
export const ConsentGate = ({ onAgreed, text }: ConsentGateProps) => {
  const { client, words } = usePortal();
  const consent = useMemo(() => createResource(() => client.call('consent', {})), [client]);
  const state = useResource(consent);
  const given = state.status === 'ready' && state.data.given;
  useEffect(() => {
    if (given) onAgreed();
  }, [given, onAgreed]);

  return (
    <div className={styles['gate']}>
      <PageState
        onRetry={() => {
          void consent.load();
        }}
        skeleton={{ rows: 3, rowHeight: 32 }}
        state={state}
      >
        {({ version }) =>
          !given && (
            <Question
              onAgreed={onAgreed}
              onChanged={() => {
                void consent.load();
              }}
              text={text ?? words.own.consent.text}
              version={version}
            />
          )
        }
      </PageState>
    </div>
  );
};

interface QuestionProps {
  readonly version: string;
  readonly text: string;
  readonly onAgreed: () => void;
  /** The agreement was not taken: there may be a newer version to ask for. */
  readonly onChanged: () => void;
}

const Question = ({ version, text: sentence, onAgreed, onChanged }: QuestionProps) => {
  const { client, words } = usePortal();
  const [busy, setBusy] = useState(false);
  const text = words.own.consent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const agree = async () => {
    setBusy(true);
    try {
      await client.call('giveConsent', { body: { policy: 'privacy', version } });
      onAgreed();
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
      setBusy(false);
      onChanged();
    }
  };

  return (
    <section aria-labelledby="consent" className={styles['question']}>
      <h2 className={styles['title']} id="consent" ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <p className={styles['text']}>{sentence}</p>
      <div className={styles['actions']}>
        <Button
          busy={busy}
          onClick={() => {
            void agree();
          }}
          variant="primary"
        >
          {text.agree}
        </Button>
        <a href="#/privacy" rel="noreferrer" target="_blank">
          {text.read}
        </a>
      </div>
    </section>
  );
};
