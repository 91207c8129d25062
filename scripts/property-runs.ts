// Read before every test file: FC_RUNS asks property tests that name no number of their own for more cases. The cases are
// the same at every run, so that a red run means a change and not luck; FC_SEED names others, FC_SEED=random new ones.
import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';

const usual = 100;
const wanted = Number(process.env['FC_RUNS'] ?? usual);
const runs = Number.isInteger(wanted) && wanted > 0 ? wanted : usual;
const seed = process.env['FC_SEED'] ?? '20270518';
configureGlobal({ numRuns: runs, ...(seed === 'random' ? {} : { seed: Number(seed) }) });
// More cases take more time; on a busy machine a property of many steps passes the default with the usual number too.
vi.setConfig({ testTimeout: 20_000 * Math.max(1, runs / usual) });
