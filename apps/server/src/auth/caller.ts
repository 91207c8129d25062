import type { PortalRole, StaffRole } from '@zhantai/contract';
import type { Scope } from '../exhibitions/index.ts';

/** Nobody signed in, or a call that is open and came without a valid token. */
export interface Anonymous {
  readonly kind: 'anonymous';
}

/** Someone signed in: one account in one membership of one exhibition. */
interface SignedIn extends Scope {
  readonly accountId: string;
  readonly membershipId: string;
  readonly sessionId: string;
  readonly name: string;
}

/** An exhibitor, supplier, transport supplier or media person. */
export interface User extends SignedIn {
  readonly kind: 'user';
  readonly role: PortalRole;
  /** Set exactly when `role` is `exhibitor`. */
  readonly exhibitorId: string | null;
  /** Account of the member of staff who sees the portal as this user does; null for the user. */
  readonly actingAccountId: string | null;
  /** It is the trial exhibitor, for which staff may hand in. */
  readonly isTrial?: boolean;
}

/** A member of the organiser's staff. */
export interface Staff extends SignedIn {
  readonly kind: 'staff';
  readonly role: StaffRole;
  /** The forms they are limited to; empty means all. */
  readonly formIds: readonly string[];
  /** The halls they are limited to; empty means all. */
  readonly halls: readonly string[];
  /** Set for editors who decide too; others go by their role (`may`). */
  readonly mayDecide: boolean;
  /** Makes exhibitions, and counts as admin of each. */
  readonly tenantAdmin: boolean;
  /** Sees ID numbers and the like once stepped up; admins do anyway. */
  readonly maySeeSensitive: boolean;
  /** The second factor: whether there is one, and until when staff from before may put it off. */
  readonly factor: { readonly enrolled: boolean; readonly putOffUntil: Date | null };
  /** When a code was proved in this session. */
  readonly steppedUpAt: Date | null;
}

/** Who makes a call. Rights come from here alone, never from ids in the request (wire.md §1). */
export type Caller = Anonymous | User | Staff;
