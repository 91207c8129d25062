/** Who sits before a form: somebody signed in, or whoever holds a ticket, who has no account. */
export interface Author {
  readonly accountId: string | null;
  readonly name: string;
  /** The member of staff who acts as this account. */
  readonly actingAccountId?: string | null;
  /** A member of staff, who fills a form in for an exhibitor. */
  readonly fillsIn?: true;
}

/** Whether a member of staff acts as the account. */
export function isActedFor({ actingAccountId = null }: Author): boolean {
  return actingAccountId !== null;
}
