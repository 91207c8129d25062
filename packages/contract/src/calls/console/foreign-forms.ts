const formPath = '/api/console/forms/:formId';

/** Forms as other products and workbooks write them (console.md §2). `:name` stands for a path parameter. */
export const foreignFormsCalls = {
  consoleReadForm: { method: 'POST', path: `${formPath}/read` },
  consoleQuestions: { method: 'GET', path: `${formPath}/questions` },
} as const;
