import type { OpenForm, OpenFormQuery } from '@zhantai/contract';
import { callFailed, type Client, type LocalStore } from '@zhantai/contract/client';
import { linkCode } from '../ticket/link-code.ts';
import { linkHolder } from '../ticket/link-holder.ts';
import { createTicketHolder } from '../ticket/ticket-holder.ts';
import type { GuestWork } from './guest-subject.ts';

export interface OpenFormSetting {
  readonly client: Client;
  readonly store: LocalStore;
  /** Of a link; null for a form that is open to everybody. */
  readonly code: string | null;
  /** The form, where no link names it. */
  readonly query: OpenFormQuery;
  /** Somebody was registered: the code that shows the confirmation. */
  readonly onRegistered: (code: string) => void;
}

/** How an open form is read and handed in; a visitor's form gives a confirmation. */
export function openFormWork(setting: OpenFormSetting): {
  readonly work: GuestWork;
  readonly read: () => Promise<OpenForm>;
} {
  const { client, store, code, query, onRegistered } = setting;
  const key = code ?? `form-${query.formType ?? ''}-${query.formId ?? ''}`;
  const openToAll = async () => {
    const { ticket } = await client.call('openForm', { query });
    if (ticket === null) throw callFailed('BAD_ANSWER');
    return ticket;
  };
  const holder =
    code === null ? createTicketHolder({ store, key, open: openToAll }) : linkHolder(client, store, code);
  let known: OpenForm | null = null;
  const read = async () => {
    const opened = await holder.use((headers) =>
      client.call('openForm', { query: code === null ? query : {}, headers }),
    );
    known = code === null ? opened : withCode(opened, code);
    return known;
  };
  return {
    read,
    work: {
      holder,
      draftName: key,
      async send(submission, manner) {
        const { form, purpose } = known ?? (await read());
        const body = { ...submission, formId: form.formId, formType: form.formType };
        if (purpose === 'form') return client.call('openSubmit', { body, ...manner });
        const answer = await client.call('openVisitor', { body, ...manner });
        const own = answer.confirmation === undefined ? null : linkCode(answer.confirmation.link);
        if (own !== null) {
          // The next registration from this tab is another person's.
          holder.drop();
          onRegistered(own);
        }
        return answer;
      },
    },
  };
}

/** The name that forms give the item for the code of an invitation. */
const CODE_PROP = 'invite_code';

/** Whoever comes by an invitation need not type its code; the server writes it itself. */
function withCode(opened: OpenForm, code: string): OpenForm {
  const asks = JSON.stringify(opened.form.formItems).includes(CODE_PROP);
  return asks ? { ...opened, answers: { [CODE_PROP]: code, ...opened.answers } } : opened;
}
