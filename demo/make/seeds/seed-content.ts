import { v7 as uuid } from 'uuid';
import { safeHtml } from '../../../apps/server/src/cms/index.ts';
import { putVersion, setLetter } from '../../../apps/server/src/cms/testing.ts';
import type { User } from '../../../apps/server/src/auth/index.ts';
import type { Transaction } from '../../../apps/server/src/database/database.ts';
import { parseTime, type Exhibition } from '../../../apps/server/src/exhibitions/index.ts';
import { findForms } from '../../../apps/server/src/forms/index.ts';
import { insertNotice, keepRead } from '../../../apps/server/src/notices/store/notices.ts';
import type { DemoArticle } from '../articles/demo-article.ts';
import { letterArticles } from '../articles/letter-articles.ts';
import { manualArticles } from '../articles/manual-articles.ts';
import { publicArticles } from '../articles/public-articles.ts';
import type { DemoNotice } from '../notices.ts';
import { localText } from '../text.ts';

/** So many of the newest notices nobody read yet. */
const UNREAD = 3;

/** What the organiser tells in the demo. */
export interface DemoContent {
  readonly notices: readonly DemoNotice[];
  /** Who read the older notices. */
  readonly readers: readonly User[];
  /** Exhibitors whose form of an id was returned. */
  readonly returnedTo: (formId: string) => readonly string[];
}

/** Articles, letters with their forms, and notices of which the older ones are read. */
export async function seedContent(
  transaction: Transaction,
  exhibition: Exhibition,
  { notices, readers, returnedTo }: DemoContent,
  now: Date,
): Promise<void> {
  const forms = await findForms(transaction, exhibition);
  for (const article of [...manualArticles, ...publicArticles, ...letterArticles]) {
    const articleId = uuid();
    // One connection, one statement at a time.
    await putVersion(transaction, exhibition, { articleId, ...textsOf(article), savedAt: now });
    for (const form of forms.filter(({ pageKey }) => article.letterOf?.includes(pageKey))) {
      await setLetter(transaction, exhibition, form.formId, articleId);
    }
  }
  const old: string[] = [];
  // A notice of something returned is for those to whom it was; without any nobody is told.
  const addressed = notices.filter(
    ({ returnedForm }) => returnedForm === null || returnedTo(returnedForm).length > 0,
  );
  for (const [index, notice] of addressed.entries()) {
    const noticeId = uuid();
    if (index >= UNREAD) old.push(noticeId);
    await insertNotice(
      transaction,
      exhibition,
      { ...rowOf(notice, exhibition.zone, now), noticeId, audience: audienceOf(notice, returnedTo) },
      null,
      now,
    );
  }
  for (const { accountId, role, exhibitorId } of readers) {
    await keepRead(transaction, exhibition, { accountId, role, exhibitorId, tags: [] }, old, now);
  }
}

function textsOf({ siteKey, title, html }: DemoArticle) {
  const markup = localText(html);
  return {
    siteKey,
    version: 1,
    title: localText(title),
    html: Object.fromEntries(Object.entries(markup).map(([language, text]) => [language, safeHtml(text)])),
    savedBy: null,
  };
}

function rowOf({ publishedAt, group, title, pinned }: DemoNotice, zone: string, now: Date) {
  return {
    sender: localText(group),
    title: localText(title),
    html: {},
    pinned,
    publishedAt: parseTime(publishedAt, zone) ?? now,
  };
}

const audienceOf = (
  { roles, returnedForm }: DemoNotice,
  returnedTo: DemoContent['returnedTo'],
): { roles: readonly string[]; tags: readonly string[]; exhibitorIds: readonly string[] } => ({
  roles: returnedForm === null ? roles : ['exhibitor'],
  tags: [],
  exhibitorIds: returnedForm === null ? [] : returnedTo(returnedForm),
});
