import { exhibitorPath } from './paths.ts';

/** What is open to people without an account (wire.md §4). `:name` stands for a path parameter. */
export const openCalls = {
  shortLink: { method: 'GET', path: '/api/s/:code' },
  openPreview: { method: 'GET', path: '/api/open/preview' },
  openForm: { method: 'GET', path: '/api/open/form' },
  openSubmit: { method: 'POST', path: '/api/open/form/submit' },
  openStaff: { method: 'GET', path: '/api/open/staff' },
  openStaffSubmit: { method: 'POST', path: '/api/open/staff' },
  openSeat: { method: 'POST', path: '/api/open/seat' },
  openFile: { method: 'POST', path: '/api/open/file' },
  putCommonImg: { method: 'POST', path: `${exhibitorPath}/putCommonImg` },
} as const;
