import { exhibitorPath } from './paths.ts';

/** Stand drawings and their review (wire.md §4, console.md §3). `:id` is one slot of one exhibitor. */
export const drawingsCalls = {
  submitImageExam: { method: 'POST', path: `${exhibitorPath}/submitImageExam` },
  queryImageExam: { method: 'GET', path: `${exhibitorPath}/queryImageExam` },
} as const;

/** What staff do with them. */
export const consoleDrawingsCalls = {
  consoleDrawings: { method: 'GET', path: '/api/console/drawings' },
  consoleDrawingAdopt: { method: 'POST', path: '/api/console/drawings/:id/adopt' },
  consoleDrawingReject: { method: 'POST', path: '/api/console/drawings/:id/reject' },
} as const;
