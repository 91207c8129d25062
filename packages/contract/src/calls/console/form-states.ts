const formsPath = '/api/console/forms';

/** The order of forms, which are in use, put away or deleted (console.md §2). */
export const formStatesCalls = {
  consolePutFormAway: { method: 'POST', path: `${formsPath}/:formId/put-away` },
  consolePutFormBack: { method: 'POST', path: `${formsPath}/:formId/put-back` },
  consoleDeleteForm: { method: 'POST', path: `${formsPath}/:formId/delete` },
  consoleFormBin: { method: 'GET', path: `${formsPath}/bin` },
  consoleOrderForms: { method: 'POST', path: `${formsPath}/order` },
  consoleRestoreForm: { method: 'POST', path: `${formsPath}/bin/:formId/restore` },
} as const;
