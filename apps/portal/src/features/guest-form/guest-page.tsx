import type { SubmitAnswer } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { ButtonLink, ErrorBox, useDevice } from '@zhantai/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { useRetryInLanguage } from '../../shell/page/use-retry-in-language.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from '../../shell/page/guest-frame.module.css';
import { GuestFrame } from '../../shell/page/guest-frame.tsx';
import { GuestStart } from './guest-start.tsx';
import type { GuestSubject, GuestWork } from './guest-subject.ts';
import { loadGuestMaterial } from './load-guest-material.ts';

export interface GuestPageProps<T> {
  /** Title until the form is here. */
  readonly title: string;
  /** Keep the identity of these functions. */
  readonly read: () => Promise<T>;
  readonly subjectOf: (opened: T) => GuestSubject;
  readonly work: GuestWork;
  readonly headOf: (opened: T) => { readonly title: string; readonly lead: ReactNode };
  /** Takes the place of the form where there is nothing to fill in. */
  readonly renderInstead?: (opened: T) => ReactNode;
  readonly submitText: string;
  /** What is shown once it was taken. */
  readonly renderDone: (answer: SubmitAnswer, opened: T, again: () => void) => ReactNode;
}

/** A form for people without an account, from its opening to what is said once it was taken. */
export function GuestPage<T>(props: GuestPageProps<T>) {
  const { title, read, subjectOf, work, headOf, renderInstead, submitText, renderDone } = props;
  const { drafts, language, session, words } = usePortal();
  const device = useDevice();
  const [turn, setTurn] = useState(0);
  const [taken, setTaken] = useState<SubmitAnswer | null>(null);
  const { draftName } = work;
  const material = useMemo(
    () => createResource(() => loadGuestMaterial({ read, subjectOf, language, device, drafts, draftName })),
    // A new turn loads anew; language and device are followed inside, without taking the form away.
    // oxlint-disable-next-line react/exhaustive-deps
    [read, subjectOf, drafts, draftName, turn],
  );
  const state = useResource(material);
  /** The same in the language that was chosen since. */
  const [translated, setTranslated] = useState<{ readonly opened: T } | null>(null);
  const ask = useCallback(async () => {
    const next = await read();
    setTranslated({ opened: next });
    return subjectOf(next).info;
  }, [read, subjectOf]);
  const again = useCallback(() => {
    setTaken(null);
    setTranslated(null);
    setTurn((before) => before + 1);
  }, []);

  const refused = state.status === 'failed' && isNotPublic(state.error);
  useRetryInLanguage(refused, () => {
    void material.load();
  });

  if (state.status === 'failed' && refused) {
    const signedIn = session.read() !== null;
    return (
      <GuestFrame title={title}>
        <ErrorBox
          className={styles['refused']}
          detail={errorSentence(state.error, words)}
          title={words.states.failed}
        />
        <p>
          <ButtonLink href={signedIn ? '#/' : '#/login'}>
            {signedIn ? words.frame.home : words.titles['/login']}
          </ButtonLink>
        </p>
      </GuestFrame>
    );
  }
  if (state.status !== 'ready') {
    return (
      <GuestFrame title={title}>
        <PageState
          onRetry={() => {
            void material.load();
          }}
          skeleton={{ rows: 5, rowHeight: 64 }}
          state={state}
        >
          {() => null}
        </PageState>
      </GuestFrame>
    );
  }
  const { opened } = state.data;
  if (taken !== null) return renderDone(taken, opened, again);
  const other = renderInstead?.(opened);
  if (other !== undefined && other !== null) return other;
  const head = headOf(translated?.opened ?? opened);
  return (
    <GuestFrame lead={head.lead} title={head.title}>
      <GuestStart
        ask={ask}
        key={turn}
        material={state.data}
        onReload={again}
        onTaken={setTaken}
        submitText={submitText}
        work={work}
      />
    </GuestFrame>
  );
}

/** Trying again changes nothing: whoever may fill it in signs in, or has a link. */
const isNotPublic = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'FORM_NOT_PUBLIC';
