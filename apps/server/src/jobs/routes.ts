import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, staffOf } from '../auth/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { App, Deps } from '../platform/feature.ts';
import { newId } from '../platform/new-id.ts';
import { ok } from '../platform/ok.ts';
import { pageWindow, presentPage } from '../platform/paging.ts';
import { routeOf } from '../platform/route-of.ts';
import { whileOpen } from '../platform/while-open.ts';
import type { JobKind } from './job.ts';
import { requireSeenJob, seesAllJobs } from './policy.ts';
import { presentJob, readJob } from './read-job.ts';
import { runJobs } from './run-jobs.ts';
import { cancelJob, deleteOldJobs, findJob, findJobs, findThings, type ListedJob } from './store/jobs.ts';

/** Milliseconds between two looks for jobs. */
const LOOK_PAUSE_MS = 1_000;
/** Ended jobs are kept so long, and so many are removed at once. */
const KEPT_MS = 7 * 86_400_000;
const sweep = { pause: 10 * 60_000, most: 100 };

/** Work that lasts (console.md §0.3): how far it is, what became of each thing, and its end. */
export function jobRoutes(app: App, { database, now }: Deps, kinds: readonly JobKind[]): void {
  const seen = async (request: FastifyRequest, jobId: string): Promise<ListedJob> =>
    requireSeenJob(staffOf(request), await findJob(database, exhibitionOf(request), jobId));

  app.route({
    ...routeOf(callRecords.consoleJobs),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const whose = seesAllJobs(staff) ? null : staff.accountId;
      const { total, rows } = await findJobs(database, exhibition, whose, pageWindow(request.query));
      const records = rows.map((row) => presentJob(row, exhibition));
      return ok(reply, presentPage(records, total, request.query));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleJob),
    handler: async (request, reply) =>
      ok(reply, await readJob(database, exhibitionOf(request), staffOf(request), request.params.id)),
  });

  app.route({
    ...routeOf(callRecords.consoleJobThings),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { jobId, kind } = await seen(request, request.params.id);
      const { outcome = null } = request.query;
      const page = pageWindow(request.query);
      const { total, rows } = await findThings(database, exhibition, jobId, outcome, page);
      const ids = rows.map(({ id }) => id);
      const names = await kinds.find((one) => one.kind === kind)?.nameThings?.(database, exhibition, ids);
      const records = rows.map((row) => ({ ...row, name: names?.get(row.id) ?? null }));
      return ok(reply, presentPage(records, total, request.query));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleCancelJob),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { jobId } = await seen(request, request.params.id);
      await inTransaction(database, (transaction) => cancelJob(transaction, exhibition, jobId));
      return ok(reply, presentJob(await seen(request, jobId), exhibition));
    },
  });

  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
  });
  const runner = {
    database,
    kinds,
    owner: newId(),
    isEnding: () => ending,
    failed: (error: unknown) => {
      app.log.error({ err: error }, 'a job failed');
    },
  };
  whileOpen(app, LOOK_PAUSE_MS, 'jobs could not be run just now', () => runJobs(runner));
  whileOpen(app, sweep.pause, 'old jobs could not be removed', () =>
    deleteOldJobs(database, new Date(now().getTime() - KEPT_MS), sweep.most),
  );
}
