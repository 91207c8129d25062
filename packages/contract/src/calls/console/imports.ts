const importsPath = '/api/console/imports';

/** Workbooks that staff import (console.md §0.4). `:id` stands for a path parameter. */
export const importsCalls = {
  consoleImportTemplate: { method: 'GET', path: `${importsPath}/template` },
  consoleImportPreview: { method: 'POST', path: importsPath },
  consoleImportApply: { method: 'POST', path: `${importsPath}/:id/apply` },
} as const;
