// Read before every test file: the cases of property tests are the same at every run, so that a red run means a change
// and not luck; FC_SEED names others, FC_SEED=random new ones.
import { configureGlobal, readConfigureGlobal } from 'fast-check';

const seed = process.env['FC_SEED'] ?? '20270518';
configureGlobal({ ...readConfigureGlobal(), ...(seed === 'random' ? {} : { seed: Number(seed) }) });
