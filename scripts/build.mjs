// `npm run build`: builds what changed.
import './require-node.mjs';
import { buildAll } from './build-all.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
if (!(await buildAll())) process.exitCode = 1;
