import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, staffOf, type MessageQueue } from '../auth/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { makeExhibition } from './create-exhibition.ts';
import { readStaffLink } from './links/read-staff-link.ts';
import { useStaffLink } from './links/use-staff-link.ts';
import { readExhibitions } from './read-exhibitions.ts';
import { staffMemberRoutes } from './members/routes.ts';
import type { StaffServices } from './services.ts';

/** The staff: which exhibitions they choose from, and how they come in (console.md §1). */
export function staffRoutes(app: App, { database, settings, now }: Deps, messages: MessageQueue): void {
  const { exhibitions } = app;
  const services: StaffServices = { database, exhibitions, messages, publicUrl: settings.publicUrl, now };

  app.route({
    ...routeOf(callRecords.consoleExhibitions),
    handler: async (request, reply) =>
      ok(reply, await readExhibitions(database, staffOf(request), languageOf(request))),
  });

  app.route({
    ...routeOf(callRecords.consoleCreateExhibition),
    handler: async (request, reply) => {
      const manager = { staff: staffOf(request), origin: originOf(request) };
      return ok(reply, await makeExhibition(services, manager, request.body, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.staffLink),
    handler: async (request, reply) =>
      ok(reply, await readStaffLink(services, exhibitionOf(request), request.body.code, languageOf(request))),
  });

  app.route({
    ...routeOf(callRecords.useStaffLink),
    handler: async (request, reply) =>
      ok(
        reply,
        await useStaffLink(services, {
          exhibition: exhibitionOf(request),
          wanted: request.body,
          language: languageOf(request),
          origin: originOf(request),
        }),
      ),
  });

  staffMemberRoutes(app, services);
}
