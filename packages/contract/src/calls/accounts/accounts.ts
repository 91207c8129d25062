import { exhibitorPath } from '../paths.ts';

/** Who acts for whom, and what people may ask about their own data (wire.md §4, pages.md). */
export const accountsCalls = {
  memberships: { method: 'GET', path: `${exhibitorPath}/memberships` },
  accounts: { method: 'POST', path: `${exhibitorPath}/accounts` },
  consent: { method: 'GET', path: `${exhibitorPath}/consent` },
  giveConsent: { method: 'POST', path: `${exhibitorPath}/consent` },
  myData: { method: 'GET', path: `${exhibitorPath}/myData` },
  deletionRequests: { method: 'GET', path: `${exhibitorPath}/deletionRequests` },
  askDeletion: { method: 'POST', path: `${exhibitorPath}/deletionRequests` },
  consoleDeletionRequests: { method: 'GET', path: '/api/console/deletion-requests' },
  consoleAnswerDeletion: { method: 'POST', path: '/api/console/deletion-requests/:id/answer' },
} as const;
