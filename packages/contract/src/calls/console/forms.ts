const formPath = '/api/console/forms/:formId';

/** The settings of forms, as staff keep them. `:name` stands for a path parameter. */
export const consoleFormsCalls = {
  consoleFormSettings: { method: 'GET', path: `${formPath}/settings` },
  consoleFormHistory: { method: 'GET', path: `${formPath}/history` },
  consoleFormApplies: { method: 'POST', path: `${formPath}/applies` },
  consoleChangeForm: { method: 'POST', path: formPath },
  consoleCopyableForms: { method: 'GET', path: '/api/console/exhibitions/:exhibitionId/forms' },
  consoleCreateForm: { method: 'POST', path: '/api/console/forms' },
} as const;
