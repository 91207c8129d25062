// Audit: who did what, kept for ever.
export { recordAudit } from './actions.ts';
export { auditArchive } from './archive.ts';
export { checkLastSeal } from './seals/check-last-seal.ts';
export { sealAudit, sealExhibition } from './seals/seal-audit.ts';
export { verifyAudit } from './seals/verify-audit.ts';
export { auditDocument, auditingEach } from './store.ts';
export type { AuditActor, AuditEntry } from './audit-entry.ts';
