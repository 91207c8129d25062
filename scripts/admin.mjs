// `npm run admin -- COMMAND …`: creates tenants, exhibitions and staff. `npm run admin` lists the commands.
import './require-node.mjs';
import { buildAll } from './build-all.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
if (!(await buildAll(['server']))) process.exit(1);
await import('../apps/server/dist/admin.js');
