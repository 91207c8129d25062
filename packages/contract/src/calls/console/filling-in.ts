const path = '/api/console/for-exhibitor/:exhibitorId/:formId';

/** Forms that staff fill in for an exhibitor (console.md §1.2). `:name` stands for a path parameter. */
export const fillingInCalls = {
  consoleForExhibitor: { method: 'GET', path },
  consoleFillIn: { method: 'POST', path },
} as const;
