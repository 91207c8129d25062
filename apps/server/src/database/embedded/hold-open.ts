// A program for tests: opens the embedded database of the folder it is given and holds it until it is told to stop.
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const embedded = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
process.on('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
process.stdout.write(`${embedded.url}\n`);
setInterval(() => undefined, 1_000);
