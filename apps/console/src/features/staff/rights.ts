import { staffRoles, type ChangeStaffRequest, type StaffMember, type StaffRole } from '@zhantai/contract';

/** What a member of staff may; empty lists are no limit. */
export type Rights = Pick<
  StaffMember,
  'role' | 'formGroups' | 'formIds' | 'halls' | 'mayDecide' | 'maySeeSensitive' | 'endsAt'
>;

/** What somebody new may: everything that a reviewer does, without ID numbers. */
export const firstRights: Rights = {
  role: 'reviewer',
  formGroups: [],
  formIds: [],
  halls: [],
  mayDecide: false,
  maySeeSensitive: false,
  endsAt: null,
};

/** The rights of a member alone. */
export function rightsOf(member: StaffMember): Rights {
  const { role, formGroups, formIds, halls, mayDecide, maySeeSensitive, endsAt } = member;
  return { role, formGroups, formIds, halls, mayDecide, maySeeSensitive, endsAt };
}

/** The change that makes the one of the other; null where they are equal. */
export function changeOf(seen: Rights, wanted: Rights): ChangeStaffRequest['change'] | null {
  const change: ChangeStaffRequest['change'] = {
    ...(seen.role === wanted.role ? {} : { role: { from: seen.role, to: wanted.role } }),
    ...(sameSet(seen.formGroups, wanted.formGroups)
      ? {}
      : { formGroups: { from: seen.formGroups, to: wanted.formGroups } }),
    ...(sameSet(seen.formIds, wanted.formIds) ? {} : { formIds: { from: seen.formIds, to: wanted.formIds } }),
    ...(sameSet(seen.halls, wanted.halls) ? {} : { halls: { from: seen.halls, to: wanted.halls } }),
    ...(seen.mayDecide === wanted.mayDecide
      ? {}
      : { mayDecide: { from: seen.mayDecide, to: wanted.mayDecide } }),
    ...(seen.maySeeSensitive === wanted.maySeeSensitive
      ? {}
      : { maySeeSensitive: { from: seen.maySeeSensitive, to: wanted.maySeeSensitive } }),
    ...(seen.endsAt === wanted.endsAt ? {} : { endsAt: { from: seen.endsAt, to: wanted.endsAt } }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** Rights with the value of one key as the server says it. */
export function withValue(rights: Rights, key: string, value: unknown): Rights {
  switch (key) {
    case 'role':
      return { ...rights, role: roleOf(value) ?? rights.role };
    case 'formGroups':
    case 'formIds':
    case 'halls':
      return { ...rights, [key]: Array.isArray(value) ? value.map(String) : [] };
    case 'mayDecide':
    case 'maySeeSensitive':
      return { ...rights, [key]: value === true };
    case 'endsAt':
      return { ...rights, endsAt: typeof value === 'string' ? value : null };
    default:
      return rights;
  }
}

/** A role by its name; null for what is none. */
export const roleOf = (value: unknown): StaffRole | null => staffRoles.find((role) => role === value) ?? null;

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
