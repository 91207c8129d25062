import type { OpenStaff } from '@zhantai/contract';
import { Button } from '@zhantai/ui';
import { useMemo } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { linkHolder } from '../ticket/link-holder.ts';
import { DonePage } from './done-page.tsx';
import { GuestPage } from './guest-page.tsx';
import type { GuestSubject, GuestWork } from './guest-subject.ts';

/** Somebody registers as one of an exhibitor's people, by a personal link (pages.md); nothing sent is shown again. */
export const StaffForm = ({ code }: { readonly code: string }) => {
  const { client, store, words } = usePortal();
  const text = words.guests.staff;
  const { work, read } = useMemo(() => {
    const holder = linkHolder(client, store, code);
    const open = () => holder.use((headers) => client.call('openStaff', { headers }));
    const made: GuestWork = {
      holder,
      draftName: code,
      async send({ version, answers, consent }, manner) {
        const { receivedAt } = await client.call('openStaffSubmit', {
          body: { version, answers, consent },
          ...manner,
        });
        // Nothing but the time comes back: the entry waits for the exhibitor.
        return { id: '', revision: 1, status: 'wait', savedAt: receivedAt };
      },
    };
    return { work: made, read: open };
  }, [client, code, store]);

  return (
    <GuestPage
      renderDone={(answer, { exhibitor }, again) => (
        <DonePage answer={answer} text={text.doneText(exhibitor.name)} title={text.done}>
          <Button
            onClick={() => {
              work.holder.drop();
              again();
            }}
          >
            {words.guests.form.another}
          </Button>
        </DonePage>
      )}
      headOf={({ exhibitor }) => ({
        title: text.title,
        lead: [
          text.text(exhibitor.name),
          exhibitor.booths.map(({ hall, number }) => `${words.frame.hall(hall)} ${number}`).join(' · '),
        ].join(' '),
      })}
      read={read}
      subjectOf={subjectOf}
      submitText={text.submit}
      title={text.title}
      work={work}
    />
  );
};

const subjectOf = (opened: OpenStaff): GuestSubject => ({
  info: {
    ...opened,
    answers: {},
    revision: 0,
    status: 'none',
    answersVersion: opened.form.version,
  },
  captchaNeeded: opened.captchaNeeded,
  consent: opened.consent,
  files: [],
});
