import { noticesCalls, consoleNoticesCalls } from '../calls/notices.ts';
import {
  ConsoleNoticesPage,
  ConsoleNoticesQuery,
  NoticeParams,
  NoticesPage,
  NoticesQuery,
  NoticesRead,
  PublishNoticeRequest,
  PublishedNotice,
  ReadNoticesRequest,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

/** Short news of the organiser (wire.md §4, console.md §6). `:name` stands for a path parameter. */
export const noticesRecords = {
  notices: {
    ...noticesCalls.notices,
    access: 'user',
    summary: 'The notices for the caller, pinned first, paged',
    query: NoticesQuery,
    data: NoticesPage,
  },
  readNotices: {
    ...noticesCalls.readNotices,
    access: 'user',
    summary: 'Notes which notices the caller read, all where none is named',
    body: ReadNoticesRequest,
    data: NoticesRead,
  },
} as const satisfies Record<keyof typeof noticesCalls, CallRecord>;

/** What staff do with it. */
export const consoleNoticesRecords = {
  consoleNotices: {
    ...consoleNoticesCalls.consoleNotices,
    access: { may: 'read' },
    summary: 'Every notice and how many read it, paged',
    query: ConsoleNoticesQuery,
    data: ConsoleNoticesPage,
  },
  consolePublishNotice: {
    ...consoleNoticesCalls.consolePublishNotice,
    access: { may: 'editContent' },
    summary: 'Shows a notice to those it is for, from its moment on',
    body: PublishNoticeRequest,
    data: PublishedNotice,
  },
  consoleRemoveNotice: {
    ...consoleNoticesCalls.consoleRemoveNotice,
    access: { may: 'editContent' },
    summary: 'Takes a notice back',
    params: NoticeParams,
    data: PublishedNotice,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<keyof typeof consoleNoticesCalls, CallRecord>;
