import type { AuditActor } from '../audit/index.ts';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, staffOf, type Origin, type Staff } from '../auth/index.ts';
import type { Exhibition } from '../exhibitions/index.ts';

/** Who of the staff changes something, where and from where. */
export interface Editor {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/** Whoever of the staff makes a call. @throws Refusal FORBIDDEN where it is somebody else. */
export function editorOf(request: FastifyRequest): Editor {
  return { staff: staffOf(request), exhibition: exhibitionOf(request), origin: originOf(request) };
}

/** As the audit names them. */
export function actorOf({ staff }: Editor): AuditActor {
  return { kind: 'staff', accountId: staff.accountId };
}
