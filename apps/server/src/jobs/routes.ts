import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { exhibitionOf, originOf, staffOf } from '../auth/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { fileServices, sendFile } from '../files/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { newId } from '../platform/new-id.ts';
import { ok } from '../platform/ok.ts';
import { pageWindow, presentPage } from '../platform/paging.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { createVault } from '../platform/vault.ts';
import { whileOpen } from '../platform/while-open.ts';
import type { JobKind } from './job.ts';
import { jobContent, jobFileLinks } from './job-file.ts';
import { readResult } from './job-result.ts';
import type { LongJobKind } from './long/long-job.ts';
import { runLongJobs } from './long/run-long-jobs.ts';
import { requireSeenJob, seesAllJobs } from './policy.ts';
import { presentJob, readJob } from './read-job.ts';
import { removeOldJobs } from './remove-old-jobs.ts';
import { runJobs } from './run-jobs.ts';
import { cancelJob, findJob, findJobs, findThings, type ListedJob } from './store/jobs.ts';

/** Milliseconds between two looks for jobs. */
const LOOK_PAUSE_MS = 1_000;
/** Ended jobs are kept so long, and so many are removed at once. */
const KEPT_MS = 7 * 86_400_000;
const sweep = { pause: 10 * 60_000, most: 100 };

/** Work that lasts (console.md §0.3): how far it is, what became of each thing, and its end. */
export function jobRoutes(
  app: App,
  deps: Deps,
  kinds: readonly JobKind[],
  longKinds: readonly LongJobKind[],
): void {
  const { database, now, settings } = deps;
  const { storage, cipher } = fileServices(deps);
  const links = jobFileLinks(settings.secrets.linkSecret);
  const seen = async (request: FastifyRequest, jobId: string): Promise<ListedJob> =>
    requireSeenJob(staffOf(request), await findJob(database, exhibitionOf(request), jobId));

  app.route({
    ...routeOf(callRecords.consoleJobs),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const whose = seesAllJobs(staff) ? null : staff.accountId;
      const { total, rows } = await findJobs(database, exhibition, whose, pageWindow(request.query));
      const records = rows.map((row) => presentJob(row, exhibition, languageOf(request)));
      return ok(reply, presentPage(records, total, request.query));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleJob),
    handler: async (request, reply) =>
      ok(
        reply,
        await readJob(
          database,
          exhibitionOf(request),
          staffOf(request),
          request.params.id,
          languageOf(request),
        ),
      ),
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
      return ok(reply, presentJob(await seen(request, jobId), exhibition, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleJobFile),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { jobId, kind, result } = await seen(request, request.params.id);
      if (readResult(result).file === undefined) throw new Refusal('NOT_FOUND');
      await inTransaction(database, (transaction) =>
        recordAudit(transaction, {
          tenantId: exhibition.tenantId,
          exhibitionId: exhibition.exhibitionId,
          actor: { kind: 'staff', accountId: staffOf(request).accountId },
          action: 'job.file',
          thing: { kind: 'job', id: jobId },
          detail: { kind },
          origin: originOf(request),
        }),
      );
      const path = callRecords.jobFile.path.replace(':id', jobId);
      return ok(reply, { link: path + links.sign(exhibition, jobId, now()) });
    },
  });

  app.route({
    ...routeOf(callRecords.jobFile),
    handler: async (request, reply) => {
      const { id } = request.params;
      const { expires = '', signature = '' } = request.query;
      const scope = links.check(id, expires, signature, now());
      const job = scope === null ? null : await findJob(database, scope, id);
      const { file } = readResult(job?.result);
      if (scope === null || file === undefined) throw new Refusal('NOT_FOUND');
      const { sha256 } = jobContent(scope, id);
      const content = {
        name: file.name,
        size: file.bytes,
        mime: 'application/zip',
        sha256,
        encrypted: false,
      };
      return sendFile(reply, { storage, cipher }, scope, content);
    },
  });

  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
  });
  const runner = {
    database,
    owner: newId(),
    isEnding: () => ending,
    failed: (error: unknown) => {
      app.log.error({ err: error }, 'a job failed');
    },
  };
  whileOpen(app, LOOK_PAUSE_MS, 'jobs could not be run just now', () => runJobs({ ...runner, kinds }));
  // Beside the others, which are over in seconds.
  const vault = createVault(settings.secrets.dataKeys);
  whileOpen(app, LOOK_PAUSE_MS, 'long jobs could not be run just now', () =>
    runLongJobs({ ...runner, kinds: longKinds, vault }),
  );
  whileOpen(app, sweep.pause, 'old jobs could not be removed', () =>
    removeOldJobs(database, storage, new Date(now().getTime() - KEPT_MS), sweep.most),
  );
}
