const jobsPath = '/api/console/jobs';

/** Work that lasts (console.md §0.3). `:id` stands for a path parameter. */
export const jobsCalls = {
  consoleJobs: { method: 'GET', path: jobsPath },
  consoleJob: { method: 'GET', path: `${jobsPath}/:id` },
  consoleJobThings: { method: 'GET', path: `${jobsPath}/:id/things` },
  consoleCancelJob: { method: 'POST', path: `${jobsPath}/:id/cancel` },
  consoleJobFile: { method: 'GET', path: `${jobsPath}/:id/file` },
  jobFile: { method: 'GET', path: '/api/job-files/:id' },
} as const;
