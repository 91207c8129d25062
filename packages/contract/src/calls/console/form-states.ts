const formsPath = '/api/console/forms';

/** Which forms are in use, which are put away and which were deleted (console.md §1.3). */
export const formStatesCalls = {
  consolePutFormAway: { method: 'POST', path: `${formsPath}/:formId/put-away` },
  consolePutFormBack: { method: 'POST', path: `${formsPath}/:formId/put-back` },
  consoleDeleteForm: { method: 'POST', path: `${formsPath}/:formId/delete` },
  consoleFormBin: { method: 'GET', path: `${formsPath}/bin` },
  consoleRestoreForm: { method: 'POST', path: `${formsPath}/bin/:formId/restore` },
} as const;
