import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf } from '../auth/index.ts';
import { hasBackground } from '../platform/threads/background.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import { routeOf } from '../platform/route-of.ts';
import { chooseGateways } from './choose-gateway.ts';
import { channelsOf } from './gateways.ts';
import { presentMessage } from './present.ts';
import { startSender, type Sender } from './sender.ts';
import { selectMessages, sortKeys } from './store.ts';

/** Messages: the loop that sends them runs with the server, and the organiser sees what became of each (console.md §6). */
export function messagingRoutes(app: App, { database, settings }: Deps): void {
  const gateways = chooseGateways(settings);
  let sender: Sender | null = null;
  app.addHook('onReady', async () => {
    if (channelsOf(gateways).length === 0 || !hasBackground(app)) return;
    sender = startSender({
      database,
      gateways,
      keepBodies: settings.demo,
      onTrouble: (error) => app.log.warn({ err: error }, 'messages could not be sent just now'),
    });
  });
  app.addHook('onClose', async () => {
    await sender?.stop();
  });

  app.route({
    ...routeOf(callRecords.consoleOutbox),
    handler: async (request, reply) => {
      const { query } = request;
      const { state = null, recipient = null, channel = null } = query;
      const exhibition = exhibitionOf(request);
      const page = { ...pageWindow(query), sort: readSort(sortKeys, query) };
      const { total, messages } = await selectMessages(
        database,
        exhibition,
        { state, recipient, channel },
        page,
      );
      const records = messages.map((message) => presentMessage(message, exhibition.zone, settings.demo));
      return ok(reply, presentPage(records, total, query));
    },
  });
}
