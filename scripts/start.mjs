// `npm start`: installs what is missing, builds what changed, runs the server in this terminal. A demo by default.
import './require-node.mjs';
import { buildAll } from './build-all.mjs';
import { servedApps } from './build-inputs.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './run-command.mjs';

endWithNpm();
await ensureInstalled();
if (!(await buildAll(servedApps))) process.exit(1);
if (!process.env.DATABASE_URL && process.env.NODE_ENV !== 'production') process.env.DEMO ||= '1';
await import('../apps/server/dist/main.js');
// Nobody waits for the gallery of fields: it is built beside the server that answers already.
if (process.env.DEMO === '1') void runCommand(process.execPath, ['scripts/build.mjs', 'gallery']);
