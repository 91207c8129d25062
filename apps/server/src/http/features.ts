import { archiveJobs, archiveRoutes, formOfPack } from '../archives/index.ts';
import { accountRoutes } from '../accounts/index.ts';
import { authRoutes } from '../auth/index.ts';
import { mayActFor, maySeeExhibitor } from '../booths/index.ts';
import { auditRoutes } from '../audit-log/index.ts';
import { catalogueRoutes, orderHooks } from '../catalogues/index.ts';
import { cmsRoutes } from '../cms/index.ts';
import { consoleRoutes } from '../console/index.ts';
import { exhibitionSettingsRoutes } from '../exhibition-settings/index.ts';
import { dictionarySettingsRoutes } from '../dictionary-settings/index.ts';
import { formDraftJobs, formDraftLongJobs, formDraftRoutes } from '../form-drafts/index.ts';
import { formSettingsRoutes } from '../form-settings/index.ts';
import { consoleExhibitorRoutes, exhibitorImport, exhibitorJobs } from '../exhibitors/index.ts';
import { dataKeyRoutes } from '../keys/index.ts';
import { dictionaryRoutes } from '../dictionaries/index.ts';
import { exhibitionRoutes } from '../exhibitions/index.ts';
import { fileRoutes } from '../files/index.ts';
import { firstPasswordRoutes } from '../first-passwords/index.ts';
import { confirmationsOf, invitationHooks, invitationRoutes } from '../invitations/index.ts';
import { asksForCode, mayAskOpenly, openRoutes } from '../open/index.ts';
import { ticketRoutes } from '../tickets/index.ts';
import { importRoutes } from '../imports/index.ts';
import { formRoutes, uploadTarget } from '../forms/index.ts';
import { createMessageQueue, messagingRoutes } from '../messaging/index.ts';
import { jobRoutes } from '../jobs/index.ts';
import { noticeRoutes, tellExhibitor } from '../notices/index.ts';
import { obligationRoutes } from '../obligations/index.ts';
import { logTroubles } from '../pictures/index.ts';
import { privacyRoutes } from '../privacy/index.ts';
import { mediaRoutes } from '../media/index.ts';
import { seatRoutes } from '../seats/index.ts';
import { signingRoutes } from '../signing/index.ts';
import { knownDictionaries, submissionRoutes } from '../submissions/index.ts';
import { staffRoutes } from '../staff/index.ts';
import { tableRoutes } from '../tables/index.ts';
import { vehicleRoutes } from '../vehicles/index.ts';
import { personRoutes } from '../persons/index.ts';
import type { Routes } from '../platform/feature.ts';

/** One feature: its name is its folder. One that only others use has no routes. */
interface Feature {
  readonly name: string;
  readonly routes?: Routes;
}

/** All features in their order, which scripts/check-rooms.mjs reads here: each may use those before it. */
export const features: readonly Feature[] = [
  { name: 'audit' },
  { name: 'exhibitions', routes: exhibitionRoutes },
  { name: 'changes' },
  { name: 'rate-limits' },
  { name: 'pictures', routes: logTroubles },
  // Where messages wait, what an item takes and what a later feature lists, earlier ones learn here.
  {
    name: 'auth',
    routes: (app, deps) =>
      authRoutes(app, deps, createMessageQueue(deps.settings), {
        mayAskForCode: asksForCode,
        tellActing: tellExhibitor,
      }),
  },
  { name: 'tickets', routes: ticketRoutes },
  { name: 'files', routes: (app, deps) => fileRoutes(app, deps, uploadTarget, mayActFor) },
  {
    name: 'jobs',
    routes: (app, deps) =>
      jobRoutes(
        app,
        deps,
        [...exhibitorJobs, ...formDraftJobs(deps)],
        [...archiveJobs(deps), ...formDraftLongJobs(deps)],
      ),
  },
  {
    name: 'dictionaries',
    routes: (app, deps) =>
      dictionaryRoutes(app, deps, knownDictionaries, {
        mayAskWithTicket: mayAskOpenly,
        mayActFor,
        maySeeExhibitor,
      }),
  },
  { name: 'offers' },
  { name: 'exceptions' },
  { name: 'booths' },
  { name: 'consents' },
  { name: 'badges' },
  { name: 'forms', routes: formRoutes },
  { name: 'obligations', routes: obligationRoutes },
  {
    name: 'submissions',
    routes: (app, deps) => submissionRoutes(app, deps, [orderHooks, invitationHooks]),
  },
  { name: 'tables', routes: tableRoutes },
  { name: 'vehicles', routes: vehicleRoutes },
  { name: 'persons', routes: (app, deps) => personRoutes(app, deps, [orderHooks]) },
  {
    name: 'open',
    routes: (app, deps) => openRoutes(app, deps, confirmationsOf(deps), createMessageQueue(deps.settings)),
  },
  { name: 'signing', routes: signingRoutes },
  {
    name: 'invitations',
    routes: (app, deps) => invitationRoutes(app, deps, createMessageQueue(deps.settings)),
  },
  { name: 'seats', routes: seatRoutes },
  { name: 'media', routes: mediaRoutes },
  { name: 'catalogues', routes: (app, deps) => catalogueRoutes(app, deps, tellExhibitor) },
  { name: 'cms', routes: cmsRoutes },
  { name: 'notices', routes: noticeRoutes },
  { name: 'messaging', routes: messagingRoutes },
  {
    name: 'first-passwords',
    routes: (app, deps) => firstPasswordRoutes(app, deps, createMessageQueue(deps.settings)),
  },
  {
    name: 'accounts',
    routes: (app, deps) => accountRoutes(app, deps, createMessageQueue(deps.settings)),
  },
  { name: 'imports', routes: (app, deps) => importRoutes(app, deps, [exhibitorImport]) },
  {
    name: 'exhibitors',
    routes: (app, deps) =>
      consoleExhibitorRoutes(app, deps, createMessageQueue(deps.settings), [orderHooks, invitationHooks]),
  },
  { name: 'form-settings', routes: (app, deps) => formSettingsRoutes(app, deps, formOfPack(deps)) },
  { name: 'dictionary-settings', routes: dictionarySettingsRoutes },
  { name: 'form-drafts', routes: formDraftRoutes },
  { name: 'exhibition-settings', routes: exhibitionSettingsRoutes },
  { name: 'audit-log', routes: auditRoutes },
  { name: 'privacy', routes: privacyRoutes },
  {
    name: 'staff',
    routes: (app, deps) => staffRoutes(app, deps, createMessageQueue(deps.settings)),
  },
  { name: 'console', routes: consoleRoutes },
  { name: 'keys', routes: dataKeyRoutes },
  { name: 'archives', routes: archiveRoutes },
];
