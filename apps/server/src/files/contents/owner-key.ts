/** Whose a submission or a file is (wire.md §3): exactly one of four kinds. */
export type Subject =
  | { readonly kind: 'exhibitor'; readonly exhibitorId: string }
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'transport'; readonly accountId: string; readonly exhibitorId: string }
  | { readonly kind: 'ticket'; readonly ticketId: string };

/** The key of a subject as `submission.subject_key` spells it; files carry the same. */
export function ownerKey(subject: Subject): string {
  const ticket = subject.kind === 'ticket' ? subject.ticketId : '';
  const account = subject.kind === 'account' || subject.kind === 'transport' ? subject.accountId : '';
  const exhibitor = subject.kind === 'exhibitor' || subject.kind === 'transport' ? subject.exhibitorId : '';
  return `${subject.kind}:${ticket}:${account}:${exhibitor}`;
}
