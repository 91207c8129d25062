import type { TrialsOfSome } from './trial.ts';

/** The audit as admins read it. */
export const auditTrials = { consoleAudit: [{}], consoleAuditFacts: [{}] } as const satisfies TrialsOfSome;
