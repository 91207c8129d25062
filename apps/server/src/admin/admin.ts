import { fileURLToPath } from 'node:url';
import { runAdmin } from './run-admin.ts';

// Built, this file is `apps/server/dist/admin.js`: its source lies one folder deeper.
const up = import.meta.url.includes('/src/admin/') ? '../../../..' : '../../..';
process.exitCode = await runAdmin(
  process.argv.slice(2),
  process.env,
  fileURLToPath(new URL(up, import.meta.url)),
);
