// `npm run build`: builds what changed, of the applications that are named or of all.
import './require-node.mjs';
import { buildAll } from './build-all.mjs';
import { apps } from './build-inputs.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const named = process.argv.slice(2);
if (!(await buildAll(named.length === 0 ? apps : named))) process.exitCode = 1;
