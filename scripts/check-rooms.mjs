// Holds the sources against the walls between the rooms and inside them. Prints each breach; exit status 1 if any.
import { resolve } from 'node:path';
import { findBreaches } from './rooms/find-breaches.mjs';

const breaches = findBreaches(resolve(process.argv[2] ?? resolve(import.meta.dirname, '..')));
if (breaches.length > 0) console.error(breaches.join('\n'));
console.log(`rooms: ${breaches.length === 0 ? 'every wall holds' : `${breaches.length} breaches`}`);
process.exitCode = breaches.length === 0 ? 0 : 1;
