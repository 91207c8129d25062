// `npm start`: installs what is missing, builds what changed, runs the server in this terminal. A demo by default.
import './require-node.mjs';
import { buildAll } from './build-all.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';

endWithNpm();
await ensureInstalled();
if (!(await buildAll())) process.exit(1);
if (!process.env.DATABASE_URL && process.env.NODE_ENV !== 'production') process.env.DEMO ||= '1';
await import('../apps/server/dist/main.js');
