/** The staff: which exhibitions they choose from, and how they come in (console.md §1). */
export const staffCalls = {
  consoleExhibitions: { method: 'GET', path: '/api/console/exhibitions' },
  staffLink: { method: 'POST', path: '/api/open/staff-link' },
  useStaffLink: { method: 'POST', path: '/api/open/staff-link/use' },
  consoleFactor: { method: 'GET', path: '/api/console/factor' },
  consoleBeginFactor: { method: 'POST', path: '/api/console/factor/begin' },
  consoleConfirmFactor: { method: 'POST', path: '/api/console/factor/confirm' },
  consoleStepUp: { method: 'POST', path: '/api/console/step-up' },
} as const;
