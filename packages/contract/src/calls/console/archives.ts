const path = '/api/console/archives';

/** An exhibition as a file, and a file as an exhibition. */
export const archivesCalls = {
  consoleExportArchive: { method: 'POST', path: `${path}/export` },
  consoleBeginArchiveUpload: { method: 'POST', path: `${path}/uploads` },
  consoleArchiveUpload: { method: 'GET', path: `${path}/uploads/:id` },
  consoleArchivePart: { method: 'POST', path: `${path}/part` },
  consoleImportArchive: { method: 'POST', path: `${path}/uploads/:id/import` },
} as const;
