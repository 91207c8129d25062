import type { Transaction } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import type { MessageQueue } from './message-queue.ts';
import { selectAdmins } from './store/admins.ts';

/** What admins are told by mail. */
interface AdminMail {
  readonly template: string;
  readonly subject: string;
  readonly body: string;
}

/** Mails every admin of an exhibition what they should know of at once; where no mail is sent here, nothing. */
export async function mailAdmins(
  messages: MessageQueue,
  transaction: Transaction,
  exhibition: Exhibition,
  { template, subject, body }: AdminMail,
): Promise<void> {
  if (!messages.sendsMail) return;
  const { tenantId, exhibitionId } = exhibition;
  for (const { email } of await selectAdmins(transaction, exhibition)) {
    await messages.queueMail(transaction, {
      tenantId,
      exhibitionId,
      template,
      recipient: email,
      subject,
      body,
      masked: body,
      lifeSeconds: null,
    });
  }
}
