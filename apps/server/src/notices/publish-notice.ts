import type { PublishNoticeRequest } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '../audit/index.ts';
import type { Origin, Staff } from '../auth/index.ts';
import { cleanTexts, readTexts } from '../cms/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { parseTime, type Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteNotice, insertNotice } from './store/notices.ts';

/** Who publishes, where and from where. */
export interface Publisher {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/** Shows a notice from its moment on. @returns its id. @throws Refusal BAD_REQUEST. */
export async function publishNotice(
  database: Database,
  { staff, exhibition, origin }: Publisher,
  request: PublishNoticeRequest,
  now: Date,
): Promise<string> {
  const { html = {}, pinned = false, roles = [], tags = [], exhibitorIds = [] } = request;
  const publishedAt =
    request.publishedAt === undefined ? now : parseTime(request.publishedAt, exhibition.zone);
  if (publishedAt === null) throw new Refusal('BAD_REQUEST', { detail: 'publishedAt' });
  const safe = cleanTexts(html);
  const notice = {
    noticeId: uuid(),
    sender: readTexts(request.group, 'group'),
    title: readTexts(request.title, 'title'),
    html: Object.keys(safe).length === 0 ? {} : readTexts(safe, 'html'),
    pinned,
    audience: { roles, tags, exhibitorIds },
    publishedAt,
  };
  await inTransaction(database, async (transaction) => {
    await insertNotice(transaction, exhibition, notice, staff.accountId, now);
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'notice.publish',
      thing: { kind: 'notice', id: notice.noticeId },
      detail: { roles, tags, exhibitors: exhibitorIds.length },
      origin,
    });
  });
  return notice.noticeId;
}

/** Takes a notice back. @throws Refusal NOT_FOUND. */
export async function removeNotice(
  database: Database,
  { staff, exhibition, origin }: Publisher,
  noticeId: string,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await deleteNotice(transaction, exhibition, noticeId))) throw new Refusal('NOT_FOUND');
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'notice.remove',
      thing: { kind: 'notice', id: noticeId },
      origin,
    });
  });
}
