import { parseLanguage } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { Transaction } from '../../database/database.ts';
import { localText, type Exhibition } from '../../exhibitions/index.ts';
import type { StaffServices } from '../services.ts';

/** What the staff are told by mail. */
type StaffMail = 'factorReset' | 'staffInvitation' | 'staffPassword';

/**
 * Mails somebody of the staff what concerns their own account. A link is masked in the outbox.
 * @returns whether it is sent: not where no mail is sent here, or there is no address.
 */
export async function mailOwner(
  { messages }: Pick<StaffServices, 'messages'>,
  transaction: Transaction,
  exhibition: Exhibition,
  recipient: string,
  template: StaffMail,
  params: Readonly<Record<string, string>>,
  lifeSeconds: number | null = null,
): Promise<boolean> {
  if (recipient === '' || !messages.sendsMail) return false;
  const { tenantId, exhibitionId } = exhibition;
  const language = parseLanguage(exhibition.languages[0]);
  const title = localText(exhibition.title, language);
  const say = (shown: Readonly<Record<string, string>>): string =>
    renderServerWord(template, language, { ...params, ...shown, title });
  await messages.queueMail(transaction, {
    tenantId,
    exhibitionId,
    template,
    recipient,
    subject: renderServerWord(`${template}Subject`, language, { title }),
    body: say({}),
    masked: 'link' in params ? say({ link: '••••••' }) : say({}),
    lifeSeconds,
  });
  return true;
}
