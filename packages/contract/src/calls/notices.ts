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
