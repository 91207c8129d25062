const exhibitorsPath = '/api/console/exhibitors';

/** Exhibitors that were deleted, and may be restored for 30 days (console.md §1.2). `:id` is that of an exhibitor. */
export const exhibitorBinCalls = {
  consoleDeleteExhibitor: { method: 'POST', path: `${exhibitorsPath}/:id/delete` },
  consoleExhibitorBin: { method: 'GET', path: `${exhibitorsPath}/bin` },
  consoleRestoreExhibitor: { method: 'POST', path: `${exhibitorsPath}/bin/:id/restore` },
} as const;
