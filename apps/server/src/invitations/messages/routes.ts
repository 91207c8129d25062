import { type InvitationMessagesPage } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { recordAudit } from '../../audit/index.ts';
import { exhibitionOf, originOf, readPhone, requireExhibitorOf, staffOf, userOf } from '../../auth/index.ts';
import { findExhibitors, maySeeExhibitor } from '../../booths/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime } from '../../exhibitions/index.ts';
import type { App } from '../../platform/feature.ts';
import { maskMobile } from '../../platform/mask-mobile.ts';
import { ok } from '../../platform/ok.ts';
import { pageWindow, presentPage, readSort } from '../../platform/paging.ts';
import { Refusal } from '../../platform/refusal.ts';
import { routeOf } from '../../platform/route-of.ts';
import { whileOpen } from '../../platform/while-open.ts';
import type { InvitationServices } from '../services.ts';
import { planNumbers } from './plan-numbers.ts';
import { sendDue } from './send-due.ts';
import { keepRefusal, listMessages, messageKeys } from './store.ts';

/** Milliseconds between two batches of invitations. */
const SEND_INTERVAL_MS = 5_000;

/** Invitations by SMS: what exhibitors and the organiser send, and who wants none (console.md §6). */
export function invitationMessageRoutes(app: App, services: InvitationServices): void {
  const { database, now } = services;

  app.route({
    ...routeOf(callRecords.inviteVisitors),
    handler: async (request, reply) => {
      const user = userOf(request);
      const exhibitorId = requireExhibitorOf(user);
      const actor = { kind: 'account', accountId: user.accountId } as const;
      const inviting = { exhibition: exhibitionOf(request), exhibitorId, actor, origin: originOf(request) };
      return ok(reply, await planNumbers(services, inviting, request.body));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleInviteVisitors),
    handler: async (request, reply) => {
      const { exhibitorId, ...wanted } = request.body;
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      if (!(await maySeeExhibitor(database, exhibition, staff, exhibitorId))) throw new Refusal('NOT_FOUND');
      const actor = { kind: 'staff', accountId: staff.accountId } as const;
      const inviting = { exhibition, exhibitorId, actor, origin: originOf(request) };
      return ok(reply, await planNumbers(services, inviting, wanted));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleInvitations),
    handler: async (request, reply) => {
      const { query } = request;
      const exhibition = exhibitionOf(request);
      const page = { ...pageWindow(query), sort: readSort(messageKeys, query) };
      const { total, messages } = await listMessages(database, exhibition, staffOf(request), query, page);
      const ids = [...new Set(messages.map(({ exhibitorId }) => exhibitorId))];
      const names = new Map(
        (await findExhibitors(database, exhibition, ids)).map(({ exhibitorId, name }) => [exhibitorId, name]),
      );
      const records = messages.map((message): InvitationMessagesPage['records'][number] => ({
        id: message.invitationId,
        exhibitor: { id: message.exhibitorId, name: names.get(message.exhibitorId) ?? '' },
        recipient: maskMobile(message.recipient),
        wave: message.wave,
        sendAt: formatTime(message.sendAt, exhibition.zone),
        state: message.state,
        why: message.why,
      }));
      return ok(reply, presentPage(records, total, query));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleRefuseSms),
    handler: async (request, reply) => {
      const staff = staffOf(request);
      const exhibition = exhibitionOf(request);
      const mobile = readPhone(request.body.mobile);
      if (mobile === null) throw new Refusal('BAD_REQUEST', { detail: 'mobile' });
      await inTransaction(database, async (transaction) => {
        await keepRefusal(transaction, exhibition.tenantId, mobile, now());
        await recordAudit(transaction, {
          tenantId: exhibition.tenantId,
          exhibitionId: exhibition.exhibitionId,
          actor: { kind: 'staff', accountId: staff.accountId },
          action: 'invitation.refused',
          thing: { kind: 'phone', id: maskMobile(mobile) },
          origin: originOf(request),
        });
      });
      return ok(reply, { mobile });
    },
  });

  whileOpen(app, SEND_INTERVAL_MS, 'invitations could not be sent just now', () =>
    sendDue(services, app.exhibitions),
  );
}
