import { Type } from 'typebox';
import { staffCalls } from '../../calls/accounts/staff.ts';
import {
  StaffExhibition,
  StaffLink,
  StaffLinkRequest,
  StaffLinkUsed,
  UseStaffLinkRequest,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** The staff: which exhibitions they choose from, and how they come in (console.md §1). */
export const staffRecords = {
  consoleExhibitions: {
    ...staffCalls.consoleExhibitions,
    withoutExhibition: true,
    access: { may: 'read' },
    summary: 'The exhibitions that the caller may choose, the newest first; a tenant admin all',
    data: Type.Array(StaffExhibition),
  },
  staffLink: {
    ...staffCalls.staffLink,
    withoutExhibition: true,
    access: 'open',
    idempotency: 'none',
    summary: 'What a link for the staff is for, as long as it is good',
    body: StaffLinkRequest,
    data: StaffLink,
    refusals: ['LINK_INVALID'],
  },
  useStaffLink: {
    ...staffCalls.useStaffLink,
    withoutExhibition: true,
    access: 'open',
    idempotency: 'none',
    summary: 'Sets the password of the account that a link is for, once',
    body: UseStaffLinkRequest,
    data: StaffLinkUsed,
    refusals: ['LINK_INVALID', 'TICKET_SPENT', 'PASSWORD_WEAK', 'PASSWORDS_DIFFER'],
  },
} as const satisfies Record<keyof typeof staffCalls, CallRecord>;
