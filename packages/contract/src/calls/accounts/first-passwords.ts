/** First passwords by a link (console.md §1); those with a ticket come through `/s`. */
export const firstPasswordsCalls = {
  consoleFirstPasswords: { method: 'POST', path: '/api/console/first-passwords' },
  openPassword: { method: 'GET', path: '/api/open/password' },
  openPasswordSet: { method: 'POST', path: '/api/open/password' },
} as const;
