import type { AuditActor } from '../audit/index.ts';
import type { Origin, Staff } from '../auth/index.ts';
import type { Exhibition } from '../exhibitions/index.ts';

/** Who of the staff changes something, where and from where. */
export interface Editor {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/** As the audit names them. */
export function actorOf({ staff }: Editor): AuditActor {
  return { kind: 'staff', accountId: staff.accountId };
}
