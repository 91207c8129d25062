import { defineConfig } from 'vitest/config';
import { ownTemporaryFolder } from './scripts/temporary-folder.mjs';

ownTemporaryFolder();

export default defineConfig({
  test: {
    // By itself it leaves one core alone, which on two cores is half of them.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: ['scripts/property-seed.ts', 'scripts/property-runs.ts'],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'apps/console/src/**/*.test.ts',
            'docs/examples/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          // Loading the server takes longer than most of its files of tests: a worker loads it once.
          isolate: false,
          setupFiles: ['scripts/property-seed.ts'],
          include: ['apps/server/src/**/*.test.ts', 'demo/make/**/*.test.ts'],
          exclude: ['**/*.faults.test.ts'],
          globalSetup: ['apps/server/src/database/testing/test-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Servers and databases of their own that are broken on purpose: too long for every run.
        test: {
          name: 'faults',
          environment: 'node',
          setupFiles: ['scripts/property-seed.ts'],
          include: ['apps/server/src/**/*.faults.test.ts'],
          globalSetup: ['apps/server/src/database/testing/test-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
