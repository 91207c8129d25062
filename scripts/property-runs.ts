// Read before every test file: FC_RUNS asks property tests that name no number of their own for more cases.
import { configureGlobal } from 'fast-check';

const usual = 100;
const wanted = Number(process.env['FC_RUNS'] ?? usual);
const runs = Number.isInteger(wanted) && wanted > 0 ? wanted : usual;
configureGlobal({ numRuns: runs });
