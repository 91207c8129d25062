import type { Role } from '@zhantai/contract';
import type { Caller } from './caller.ts';

/** Who may make a call: anybody, everybody signed in, every user of the portal, every member of staff, or the named roles. */
export type Access = 'open' | 'signed-in' | 'user' | 'staff' | readonly Role[];

/** Whether `caller` may make a call with this access. */
export function mayCall(caller: Caller, access: Access): boolean {
  if (access === 'open') return true;
  if (caller.kind === 'anonymous') return false;
  if (access === 'signed-in') return true;
  return access === 'user' || access === 'staff' ? caller.kind === access : access.includes(caller.role);
}
