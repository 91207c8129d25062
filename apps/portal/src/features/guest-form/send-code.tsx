import { ApiError } from '@zhantai/contract/client';
import type { Session } from '@zhantai/engine';
import { Button } from '@zhantai/ui';
import { useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { phoneNumber } from '../sign-in/check-phone.ts';
import { useTextCode } from '../sign-in/use-text-code.ts';
import type { HumanGate } from '../ticket/human-gate.ts';
import type { TicketHolder } from '../ticket/ticket-holder.ts';
import styles from './guest-form.module.css';

export interface SendCodeProps {
  readonly session: Session;
  readonly gate: HumanGate;
  readonly holder: TicketHolder;
}

/** Sends a code to the number in the form; it proves that the number is the sender's (wire.md §2). */
export const SendCode = ({ session, gate, holder }: SendCodeProps) => {
  const { client, config, words } = usePortal();
  const text = words.guests.form;
  const texts = useTextCode(client);
  const [notice, setNotice] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const typed = session.draft()['mobile'];
    const mobile = typeof typed === 'string' ? phoneNumber(typed) : '';
    if (mobile === '') {
      setNotice({ text: text.codeMobile, bad: true });
      return;
    }
    setBusy(true);
    try {
      await gate.ask((proof) =>
        holder.use((ticket) =>
          texts.send({
            tenantId: config.tenantId,
            mobile,
            smsCode: 'visitor',
            headers: { ...ticket, ...proof },
          }),
        ),
      );
      setNotice({ text: text.codeSent(mobile), bad: false });
    } catch (error) {
      const given = error instanceof ApiError && error.reason === 'CANCELLED';
      setNotice(given ? null : { text: errorSentence(error, words), bad: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles['code']}>
      <Button
        busy={busy}
        disabled={texts.wait > 0}
        onClick={() => {
          void send();
        }}
        size="small"
      >
        {texts.wait > 0 ? text.codeWait(texts.wait) : texts.sent ? text.codeAgain : text.code}
      </Button>
      <output data-bad={notice?.bad}>{notice?.text}</output>
    </div>
  );
};
