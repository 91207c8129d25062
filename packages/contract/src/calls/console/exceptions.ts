const exceptionsPath = '/api/console/exhibitors/:id/exceptions';

/** What single exhibitors may have otherwise than the others (console.md §1.2). `:id` is that of an exhibitor. */
export const exceptionsCalls = {
  consoleExceptions: { method: 'GET', path: exceptionsPath },
  consoleChangeException: { method: 'POST', path: exceptionsPath },
} as const;
