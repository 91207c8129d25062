const draftPath = '/api/console/forms/:formId/draft';
const previewsPath = '/api/console/forms/:formId/previews';
const versionsPath = '/api/console/forms/:formId/versions';

/** What a form asks while somebody works on it, and what it asked before (console.md §2). */
export const draftsCalls = {
  consoleDraft: { method: 'GET', path: draftPath },
  consoleSaveDraft: { method: 'POST', path: draftPath },
  consoleDraftHere: { method: 'POST', path: `${draftPath}/here` },
  consoleCheckDraft: { method: 'POST', path: `${draftPath}/check` },
  consoleDraftOutside: { method: 'GET', path: `${draftPath}/outside` },
  consolePreviews: { method: 'GET', path: previewsPath },
  consoleMakePreview: { method: 'POST', path: previewsPath },
  consoleWithdrawPreview: { method: 'POST', path: `${previewsPath}/:previewId/withdraw` },
  consoleDraftHistory: { method: 'GET', path: `${draftPath}/history` },
  consoleDraftState: { method: 'GET', path: `${draftPath}/history/:revision` },
  consoleEffects: { method: 'POST', path: `${versionsPath}/effects` },
  consoleReadEffects: { method: 'GET', path: `${versionsPath}/effects/:effectsId` },
  consoleFailing: { method: 'GET', path: `${versionsPath}/effects/:effectsId/failing` },
  consolePublish: { method: 'POST', path: versionsPath },
  consoleVersions: { method: 'GET', path: versionsPath },
  consoleVersion: { method: 'GET', path: `${versionsPath}/:version` },
  consoleVersionDifferences: { method: 'GET', path: `${versionsPath}/:version/diff/:other` },
} as const;
