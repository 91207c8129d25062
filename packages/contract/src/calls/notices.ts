import type {
  ConsoleNoticesPage,
  ConsoleNoticesQuery,
  NoticesPage,
  NoticesQuery,
  NoticesRead,
  PublishedNotice,
  PublishNoticeRequest,
  ReadNoticesRequest,
} from '../schemas/index.ts';

const noticesPath = '/api/wdit-exhibitor/wdit-api/notices';

/** Short news of the organiser (wire.md §4, console.md §6). `:name` stands for a path parameter. */
export const noticesCalls = {
  notices: { method: 'GET', path: noticesPath },
  readNotices: { method: 'POST', path: `${noticesPath}/read` },
} as const;

/** What staff do with it. */
export const consoleNoticesCalls = {
  consoleNotices: { method: 'GET', path: '/api/console/notices' },
  consolePublishNotice: { method: 'POST', path: '/api/console/notices' },
  consoleRemoveNotice: { method: 'POST', path: '/api/console/notices/:id/remove' },
} as const;

/** What they take and give. */
export interface NoticesCallTypes {
  notices: { query: NoticesQuery; data: NoticesPage };
  readNotices: { body: ReadNoticesRequest; data: NoticesRead };
  consoleNotices: { query: ConsoleNoticesQuery; data: ConsoleNoticesPage };
  consolePublishNotice: { body: PublishNoticeRequest; data: PublishedNotice };
  consoleRemoveNotice: { params: { id: string }; data: PublishedNotice };
}
