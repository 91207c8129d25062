import type { Access, RefusalCode, StaffAction } from '@zhantai/contract';
import type { Caller } from './caller.ts';
import { may, refusalOf } from './rights.ts';

/** Whether `caller` may make a call with this access. */
export function mayCall(caller: Caller, access: Access): boolean {
  if (access === 'open') return true;
  if (caller.kind === 'anonymous') return false;
  if (access === 'signed-in') return true;
  if (isRight(access)) return caller.kind === 'staff' && may(caller, access.may);
  return access === 'user' || access === 'staff' ? caller.kind === access : access.includes(caller.role);
}

/** How a caller is refused who may not make a call. */
export function deniedCode(caller: Caller, access: Access): RefusalCode {
  return caller.kind === 'staff' && isRight(access) ? refusalOf(access.may) : 'FORBIDDEN';
}

function isRight(access: Access): access is { readonly may: StaffAction } {
  return typeof access === 'object' && 'may' in access;
}
