import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { Transaction } from '../../database/database.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Tells an exhibitor, in the transaction of what happened. Notices come later, so whoever puts the features together gives it. */
export type TellActing = (
  transaction: Transaction,
  scope: Scope,
  news: {
    readonly exhibitorId: string;
    readonly title: LocalText;
    readonly by: string | null;
    readonly at: Date;
  },
) => Promise<void>;

/** What an exhibitor reads when a member of staff began to see the portal as one of its accounts does, in every language. */
export function actingTitle(staff: string, account: string, reason: string): LocalText {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      renderServerWord('noticeActing', language, { name: staff, account, reason }),
    ]),
  );
}
