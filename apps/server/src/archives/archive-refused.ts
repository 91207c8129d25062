import { JobRefused } from '../jobs/index.ts';

/** Why an archive is not taken in, in one sentence. */
export class ArchiveRefused extends JobRefused {}
