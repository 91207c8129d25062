// Read before every test file: FC_RUNS asks property tests that name no number of their own for more cases.
import { configureGlobal } from 'fast-check';

const wanted = Number(process.env['FC_RUNS'] ?? 100);
configureGlobal({ numRuns: Number.isInteger(wanted) && wanted > 0 ? wanted : 100 });
