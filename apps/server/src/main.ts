import { fileURLToPath } from 'node:url';
import { runServer } from './http/run-server.ts';

// Three folders up from both places this file runs in: `src`, and `dist` once built.
await runServer(process.env, fileURLToPath(new URL('../../..', import.meta.url)));
