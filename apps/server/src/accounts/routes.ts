import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, requireExhibitorOf, userOf, type MessageQueue } from '../auth/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { inviteAccount, removeAccount, type Manager } from './manage-accounts.ts';
import { readMemberships } from './read-memberships.ts';

/** Who acts for whom: an exhibitor has one main account and up to nine more (wire.md §2). */
export function accountRoutes(app: App, { database, settings, now }: Deps, messages: MessageQueue): void {
  const services = { database, messages, publicUrl: settings.publicUrl, now };

  app.route({
    ...routeOf(callRecords.memberships),
    handler: async (request, reply) => {
      const [user, exhibition] = [userOf(request), exhibitionOf(request)];
      return ok(reply, await readMemberships(database, user, exhibition, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.accounts),
    handler: async (request, reply) => {
      const [user, exhibition] = [userOf(request), exhibitionOf(request)];
      const exhibitorId = requireExhibitorOf(user);
      const manager: Manager = { user, exhibitorId, exhibition, origin: originOf(request) };
      const { body } = request;
      await (body.action === 'invite'
        ? inviteAccount(services, manager, body, languageOf(request))
        : removeAccount(services, manager, body.id));
      return ok(reply, await readMemberships(database, user, exhibition, languageOf(request)));
    },
  });
}
