/** What the frame of the console asks on every page (console.md §0.1). */
export const consoleFrameCalls = {
  consoleOverview: { method: 'GET', path: '/api/console/overview' },
  consoleSearch: { method: 'GET', path: '/api/console/search' },
} as const;
