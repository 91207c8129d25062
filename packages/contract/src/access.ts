import type { Role, StaffAction } from './roles.ts';

/**
 * Who may make a call: anybody, everybody signed in, every user of the portal, every member of staff, staff who may do
 * something, or the named roles.
 */
export type Access =
  | 'open'
  | 'signed-in'
  | 'user'
  | 'staff'
  | { readonly may: StaffAction }
  | readonly Role[];
