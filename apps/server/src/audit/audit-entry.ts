/** Who did something. */
export interface AuditActor {
  readonly kind: 'account' | 'staff' | 'system' | 'anonymous';
  readonly accountId: string | null;
}

/** One line of the audit: who did what to which thing, why and from where. Never holds passwords, tokens or answers. */
export interface AuditEntry {
  readonly tenantId: string;
  readonly exhibitionId: string;
  readonly actor: AuditActor;
  /** `feature.verb`, as `submission.adopt`. */
  readonly action: string;
  readonly thing: { readonly kind: string; readonly id: string };
  /** What else explains it later: ids, revisions, counts. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly reason?: string | null;
  /** Missing where no call stands behind it. */
  readonly origin?: { readonly address: string; readonly requestId: string };
}
