// Read before every test file: FC_RUNS asks property tests that name no number of their own for more cases.
import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { vi } from 'vitest';

const usual = 100;
const wanted = Number(process.env['FC_RUNS'] ?? usual);
const runs = Number.isInteger(wanted) && wanted > 0 ? wanted : usual;
configureGlobal({ ...readConfigureGlobal(), numRuns: runs });
// More cases take more time; on a busy machine a property of many steps passes the default with the usual number too.
vi.setConfig({ testTimeout: 20_000 * Math.max(1, runs / usual) });
