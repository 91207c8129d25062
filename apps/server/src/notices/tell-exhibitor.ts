import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import { v5, v7 as uuid } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { LocalText } from '../database/tables/schema.ts';
import type { Scope } from '../exhibitions/index.ts';
import { insertNotice } from './store/notices.ts';

/**
 * Shows one exhibitor a short notice of the organiser, in the transaction of what it is about.
 * @param news with `about`, an id, no more than one about that is shown to them.
 */
export async function tellExhibitor(
  transaction: Transaction,
  scope: Scope,
  news: {
    readonly exhibitorId: string;
    readonly title: LocalText;
    readonly by: string | null;
    readonly at: Date;
    readonly about?: string;
  },
): Promise<void> {
  const notice = {
    noticeId: news.about === undefined ? uuid() : v5(news.exhibitorId, news.about),
    sender: Object.fromEntries(
      languages.map((language) => [language, renderServerWord('organiser', language)]),
    ),
    title: news.title,
    html: {},
    pinned: false,
    audience: { roles: [], tags: [], exhibitorIds: [news.exhibitorId] },
    publishedAt: news.at,
  };
  await insertNotice(transaction, scope, notice, news.by, news.at);
}
