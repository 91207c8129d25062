/** What staff ask (console.md). `:name` stands for a path parameter. */
export const consoleCalls = {
  consoleMe: { method: 'GET', path: '/api/console/me' },
  consoleForms: { method: 'GET', path: '/api/console/forms' },
  consoleForm: { method: 'GET', path: '/api/console/forms/:formId' },
  consoleSubmissions: { method: 'GET', path: '/api/console/submissions' },
  consoleSubmission: { method: 'GET', path: '/api/console/submissions/:id' },
  consoleAdopt: { method: 'POST', path: '/api/console/submissions/:id/adopt' },
  consoleReject: { method: 'POST', path: '/api/console/submissions/:id/reject' },
  consoleReopen: { method: 'POST', path: '/api/console/submissions/:id/reopen' },
  consoleRemoval: {
    method: 'POST',
    path: '/api/console/submissions/:id/removal',
  },
  consoleOutbox: { method: 'GET', path: '/api/console/outbox' },
} as const;
