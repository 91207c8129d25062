import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, staffOf } from '../../auth/index.ts';
import type { App } from '../../platform/feature.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { inviteStaff } from '../links/invite-staff.ts';
import { withdrawInvitation } from '../links/withdraw-invitation.ts';
import type { StaffServices } from '../services.ts';
import { changeMember } from './change-member.ts';
import { endMember } from './end-member.ts';

import { makePasswordLink } from './make-password-link.ts';
import type { Manager } from './manager.ts';
import { endMemberSessions, readMemberSessions } from './member-sessions.ts';
import { readStaff } from './read-staff.ts';
import { resetMemberFactor } from './reset-member-factor.ts';
import { setMemberLock } from './set-member-lock.ts';

/** The staff of an exhibition as admins manage it (console.md §1). */
export function staffMemberRoutes(app: App, services: StaffServices): void {
  const { database, now } = services;
  const list = (request: FastifyRequest) =>
    readStaff(database, staffOf(request), exhibitionOf(request), now());

  app.route({
    ...routeOf(callRecords.consoleStaff),
    handler: async (request, reply) => ok(reply, await list(request)),
  });

  app.route({
    ...routeOf(callRecords.consoleInviteStaff),
    handler: async (request, reply) =>
      ok(reply, await inviteStaff(services, managerOf(request), request.body)),
  });

  app.route({
    ...routeOf(callRecords.consoleWithdrawInvitation),
    handler: async (request, reply) => {
      await withdrawInvitation(services, managerOf(request), request.params.id);
      return ok(reply, await list(request));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleChangeStaff),
    handler: async (request, reply) => {
      await changeMember(services, managerOf(request), request.params.id, request.body);
      return ok(reply, await list(request));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleEndStaff),
    handler: async (request, reply) =>
      ok(reply, await endMember(services, managerOf(request), request.params.id, request.body.reason)),
  });

  app.route({
    ...routeOf(callRecords.consoleLockStaff),
    handler: async (request, reply) => {
      await setMemberLock(database, managerOf(request), request.params.id, request.body.reason);
      return ok(reply, await list(request));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleUnlockStaff),
    handler: async (request, reply) => {
      await setMemberLock(database, managerOf(request), request.params.id, null);
      return ok(reply, await list(request));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleResetStaffFactor),
    handler: async (request, reply) => {
      await resetMemberFactor(services, managerOf(request), request.params.id, request.body.reason);
      return ok(reply, await list(request));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleStaffPasswordLink),
    handler: async (request, reply) =>
      ok(reply, await makePasswordLink(services, managerOf(request), request.params.id)),
  });

  app.route({
    ...routeOf(callRecords.consoleStaffSessions),
    handler: async (request, reply) =>
      ok(reply, await readMemberSessions(database, managerOf(request), request.params.id)),
  });

  app.route({
    ...routeOf(callRecords.consoleEndStaffSessions),
    handler: async (request, reply) =>
      ok(reply, await endMemberSessions(database, managerOf(request), request.params.id)),
  });
}

function managerOf(request: FastifyRequest): Manager {
  return { staff: staffOf(request), exhibition: exhibitionOf(request), origin: originOf(request) };
}
