// `npm run serve`: the production start. No demo; builds what is missing or changed.
import './require-node.mjs';
import { buildAll } from './build-all.mjs';
import { servedApps } from './build-inputs.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';

endWithNpm();
process.env.NODE_ENV ||= 'production';
await ensureInstalled();
if (!(await buildAll(servedApps))) process.exit(1);
await import('../apps/server/dist/main.js');
