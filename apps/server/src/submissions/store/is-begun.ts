import { sql, type SqlBool } from 'kysely';

/**
 * Whether a `submission` is shown in lists. What a draft left behind that was discarded before anything was submitted is
 * no submission, nor is what somebody gave whom the exhibitor has not taken onto its list. The database knows the rule:
 * entries of lists are made there (migration 0029).
 */
export const isBegun = sql<SqlBool>`submission_begun(submission)`;
