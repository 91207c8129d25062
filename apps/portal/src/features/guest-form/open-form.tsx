import type { OpenForm as Opened, OpenFormQuery } from '@zhantai/contract';
import { Button } from '@zhantai/ui';
import { useEffect, useMemo } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { linkCode } from '../ticket/link-code.ts';
import { DonePage } from './done-page.tsx';
import { GuestPage } from './guest-page.tsx';
import type { GuestSubject } from './guest-subject.ts';
import { openFormWork } from './open-form-work.ts';

export interface OpenFormProps {
  /** Of a link; null for a form that is open to everybody. */
  readonly code: string | null;
  /** The form, where no link names it. */
  readonly choice: OpenFormQuery;
  /** Title until the form is here. */
  readonly title: string;
}

/** A public form or a visitor's registration; whoever is registered is led to the confirmation. */
export const OpenForm = ({ code, choice, title }: OpenFormProps) => {
  const { client, location, store, words } = usePortal();
  const text = words.guests.form;
  const { formType, formId } = choice;
  const { work, read } = useMemo(
    () =>
      openFormWork({
        client,
        store,
        code,
        query: {
          ...(formType === undefined ? {} : { formType }),
          ...(formId === undefined ? {} : { formId }),
        },
        onRegistered: (own) => {
          location.go(confirmationPath(own), { replace: true, force: true });
        },
      }),
    [client, code, formType, formId, location, store],
  );
  return (
    <GuestPage
      headOf={({ form }) => ({ title: form.title, lead: form.purpose })}
      read={read}
      renderDone={(answer, _opened, again) => (
        <DonePage answer={answer} text={text.doneText} title={text.done}>
          <Button
            onClick={() => {
              work.holder.drop();
              again();
            }}
          >
            {text.another}
          </Button>
        </DonePage>
      )}
      renderInstead={({ confirmation }) =>
        confirmation === null ? null : <ToConfirmation link={confirmation.link} />
      }
      subjectOf={subjectOf}
      submitText={text.submit}
      title={title}
      work={work}
    />
  );
};

const confirmationPath = (code: string): string => `/invitation2?code=${encodeURIComponent(code)}`;

const subjectOf = (opened: Opened): GuestSubject => ({
  info: opened,
  captchaNeeded: opened.captchaNeeded,
  consent: opened.consent,
  files: opened.files,
  share: opened.share,
});

/** This ticket registered somebody already. */
const ToConfirmation = ({ link }: { readonly link: string }) => {
  const { location } = usePortal();
  useEffect(() => {
    const code = linkCode(link);
    if (code !== null) location.go(confirmationPath(code), { replace: true });
  }, [link, location]);
  return null;
};
