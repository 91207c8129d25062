import type { RefusalCode, StaffAction, StaffRole } from '@zhantai/contract';
import { staffActions } from '@zhantai/contract';
import { Refusal } from '../platform/refusal.ts';
import type { Staff } from './caller.ts';

/** Who may do something, and what a limit of the membership makes of it. */
interface Right {
  readonly roles: readonly StaffRole[];
  /** Roles that need a flag of the membership besides. */
  readonly flagged?: readonly StaffRole[];
  readonly flag?: 'mayDecide' | 'maySeeSensitive';
  /**
   * `within`: what lies outside the limits is not there. `halls`: whoever is limited to forms may not. `forms`: whoever is
   * limited to halls may not. `unlimited`:
   * concerns the exhibition as a whole, so only who has no limit may.
   */
  readonly limited: 'within' | 'halls' | 'forms' | 'unlimited';
  /** Only who makes exhibitions. */
  readonly tenant?: true;
  /** How others are refused. */
  readonly refusal: RefusalCode;
}

/** The one table of what staff may do (console.md §0.2). */
const rights: Readonly<Record<StaffAction, Right>> = {
  read: { roles: ['admin', 'editor', 'reviewer'], limited: 'within', refusal: 'FORBIDDEN' },
  decide: {
    roles: ['admin', 'reviewer'],
    flagged: ['editor'],
    flag: 'mayDecide',
    limited: 'within',
    refusal: 'MAY_NOT_DECIDE',
  },
  settleOrders: { roles: ['admin', 'editor'], limited: 'within', refusal: 'FORBIDDEN' },
  grantExceptions: { roles: ['admin', 'editor'], limited: 'halls', refusal: 'FORBIDDEN' },
  inviteVisitors: { roles: ['admin', 'editor'], limited: 'halls', refusal: 'FORBIDDEN' },
  editContent: { roles: ['admin', 'editor'], limited: 'unlimited', refusal: 'FORBIDDEN' },
  editExhibitors: { roles: ['admin', 'editor'], limited: 'halls', refusal: 'FORBIDDEN' },
  // A new one has no booth yet, which only those see who are not limited to halls.
  addExhibitors: { roles: ['admin', 'editor'], limited: 'unlimited', refusal: 'FORBIDDEN' },
  // Who is limited to halls changes none; who is limited to forms changes these and adds none.
  editForms: { roles: ['admin', 'editor'], limited: 'forms', refusal: 'FORBIDDEN' },
  addForms: { roles: ['admin', 'editor'], limited: 'unlimited', refusal: 'FORBIDDEN' },
  sendPasswords: { roles: ['admin'], limited: 'halls', refusal: 'FORBIDDEN' },
  actForExhibitors: { roles: ['admin'], limited: 'halls', refusal: 'FORBIDDEN' },
  readOutbox: { roles: ['admin'], limited: 'unlimited', refusal: 'FORBIDDEN' },
  readAudit: { roles: ['admin'], limited: 'unlimited', refusal: 'FORBIDDEN' },
  answerWishes: { roles: ['admin'], limited: 'halls', refusal: 'FORBIDDEN' },
  manageStaff: { roles: ['admin'], limited: 'unlimited', refusal: 'FORBIDDEN' },
  changeExhibition: { roles: ['admin'], limited: 'unlimited', refusal: 'FORBIDDEN' },
  manageExhibitions: { roles: ['admin'], limited: 'unlimited', tenant: true, refusal: 'FORBIDDEN' },
  exportSensitive: {
    roles: ['admin'],
    flagged: ['editor', 'reviewer'],
    flag: 'maySeeSensitive',
    limited: 'within',
    refusal: 'FORBIDDEN',
  },
};

/** Whether a member of staff may do something at all; where, the limits say (`withinLimits`). */
export function may(staff: Staff, action: StaffAction): boolean {
  const { roles, flagged = [], flag, limited, tenant } = rights[action];
  if (tenant === true && !staff.tenantAdmin) return false;
  const hasRole =
    roles.includes(staff.role) || (flag !== undefined && staff[flag] && flagged.includes(staff.role));
  if (!hasRole || limited === 'within') return hasRole;
  return (
    (limited === 'forms' || staff.formIds.length === 0) && (limited === 'halls' || staff.halls.length === 0)
  );
}

/** How a member of staff is refused who may not do something. */
export function refusalOf(action: StaffAction): RefusalCode {
  return rights[action].refusal;
}

/** @throws Refusal where a member of staff may not do something. */
export function requireMay(staff: Staff, action: StaffAction): void {
  if (!may(staff, action)) throw new Refusal(refusalOf(action));
}

/** Everything a member of staff may do, so that pages show nothing else. */
export function actionsOf(staff: Staff): StaffAction[] {
  return staffActions.filter((action) => may(staff, action));
}
