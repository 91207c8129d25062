/** What an exhibition begins with: another one, or a pack. */
export const setUpCalls = {
  consoleFillPreview: { method: 'GET', path: '/api/console/exhibitions/:id/moments' },
  consoleFill: { method: 'POST', path: '/api/console/exhibitions/:id/fill' },
  consolePacks: { method: 'GET', path: '/api/console/packs' },
  consolePack: { method: 'GET', path: '/api/console/packs/:packId' },
  consoleMakePack: { method: 'POST', path: '/api/console/packs' },
  consoleDeletePack: { method: 'POST', path: '/api/console/packs/:packId/delete' },
} as const;
