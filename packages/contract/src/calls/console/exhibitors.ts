const exhibitorsPath = '/api/console/exhibitors';
const boothsPath = '/api/console/booths';

/** Exhibitors and their booths, as staff keep them (console.md §1.2). `:id` stands for a path parameter. */
export const consoleExhibitorsCalls = {
  consoleExhibitors: { method: 'GET', path: exhibitorsPath },
  consoleExhibitor: { method: 'GET', path: `${exhibitorsPath}/:id` },
  consoleExhibitorHistory: { method: 'GET', path: `${exhibitorsPath}/:id/history` },
  consoleCreateExhibitor: { method: 'POST', path: exhibitorsPath },
  consoleChangeExhibitor: { method: 'POST', path: `${exhibitorsPath}/:id` },
  consoleAddAccount: { method: 'POST', path: `${exhibitorsPath}/:id/accounts` },
  consoleChangeAccount: { method: 'POST', path: `${exhibitorsPath}/:id/accounts/:accountId` },
  consoleActForExhibitor: { method: 'POST', path: `${exhibitorsPath}/:id/acting` },
  consoleTagExhibitors: { method: 'POST', path: `${exhibitorsPath}/tags` },
  consoleUndoTags: { method: 'POST', path: `${exhibitorsPath}/tags/undo` },
  consoleOwners: { method: 'GET', path: `${exhibitorsPath}/owners` },
  consoleAssignOwner: { method: 'POST', path: `${exhibitorsPath}/owner` },
  consoleUndoOwner: { method: 'POST', path: `${exhibitorsPath}/owner/undo` },
  consoleWithdrawal: { method: 'GET', path: `${exhibitorsPath}/:id/withdrawal` },
  consoleWithdrawExhibitor: { method: 'POST', path: `${exhibitorsPath}/:id/withdraw` },
  consoleReinstateExhibitor: { method: 'POST', path: `${exhibitorsPath}/:id/reinstate` },
  consoleExhibitorsFile: { method: 'GET', path: `${exhibitorsPath}/export` },
  consoleBooths: { method: 'GET', path: boothsPath },
  consoleBoothsFile: { method: 'GET', path: `${boothsPath}/export` },
  consoleCreateBooth: { method: 'POST', path: boothsPath },
  consoleBoothEffects: { method: 'POST', path: `${boothsPath}/:id/effects` },
  consoleChangeBooth: { method: 'POST', path: `${boothsPath}/:id` },
} as const;
