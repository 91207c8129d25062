const extensionsPath = '/api/console/exhibitors/:id/extensions';

/** Later ends of forms for single exhibitors (console.md §1.2). `:id` is that of an exhibitor. */
export const extensionsCalls = {
  consoleExtensions: { method: 'GET', path: extensionsPath },
  consoleExtend: { method: 'POST', path: extensionsPath },
  consoleRevokeExtension: { method: 'POST', path: `${extensionsPath}/revoke` },
} as const;
