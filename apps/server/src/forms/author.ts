/** Who sits before a form: somebody signed in, or whoever holds a ticket, who has no account. */
export interface Author {
  readonly accountId: string | null;
  readonly name: string;
  /** The member of staff who acts as this account. */
  readonly actingAccountId?: string | null;
  /** It is of the trial exhibitor, whose answers are the staff's own. */
  readonly isTrial?: boolean;
  /** A member of staff, who fills a form in for an exhibitor. */
  readonly fillsIn?: true;
}

/** Whether a member of staff acts as the account of an exhibitor that is none of their own. */
export function isActedFor({ actingAccountId = null, isTrial = false }: Author): boolean {
  return actingAccountId !== null && !isTrial;
}
