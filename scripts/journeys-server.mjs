// The server of the browser journeys: the demo over a data folder of its own, fresh at every start.
import './require-node.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Named by its port: several may run beside each other.
const home = mkdtempSync(join(tmpdir(), `zhantai-journeys-${process.env.PORT}-`));
chmodSync(home, 0o711); // The database may run as another user.
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
process.env.DATA_DIR = join(home, 'data');
process.env.DEMO = '1';
process.env.HOST = '127.0.0.1';
delete process.env.DATABASE_URL;
delete process.env.NODE_ENV;
await import('./start.mjs');
