import { archiveLimits } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, staffOf } from '../auth/index.ts';
import { dropStaged, fileServices, readForm } from '../files/index.ts';
import type { FormOfPack } from '../form-settings/index.ts';
import { readJob, type LongJobKind } from '../jobs/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { whileOpen } from '../platform/while-open.ts';
import { createVault } from '../platform/vault.ts';
import { beginExport } from './export/begin-export.ts';
import { exportJob } from './export/export-job.ts';
import { beginImport } from './import/begin-import.ts';
import { importJobs } from './import/import-job.ts';
import { removeOldUploads } from './import/parts.ts';
import { beginUpload, keepPart, readUploadOf } from './import/uploads.ts';
import { fillJob } from './fill/fill-job.ts';
import { formOfPack as formOfPackWith } from './packs/form-of-pack.ts';
import type { PackServices } from './packs/keep-pack.ts';
import { packJob } from './packs/make-pack.ts';
import { setUpRoutes } from './set-up-routes.ts';
import type { ArchiveServices } from './write-archive.ts';

/** Milliseconds between two sweeps of uploads, and how many one removes. */
const sweep = { pause: 10 * 60_000, most: 10 };

/** What archives are written and read with. */
export function archiveServices(deps: Pick<Deps, 'database' | 'settings' | 'now'>): ArchiveServices {
  return { ...fileServices(deps), vault: createVault(deps.settings.secrets.dataKeys) };
}

function packServices(deps: Pick<Deps, 'database' | 'settings' | 'now'>): PackServices {
  return { ...archiveServices(deps), packsFolder: deps.settings.packsFolder };
}

/** Long work with archives. */
export function archiveJobs(deps: Deps): readonly LongJobKind[] {
  const services = packServices(deps);
  return [exportJob(services), ...importJobs(services), fillJob(services), packJob(services)];
}

/** How a form of a pack is found. */
export function formOfPack(deps: Deps): FormOfPack {
  return formOfPackWith(packServices(deps));
}

/** An exhibition as a file, and a file as an exhibition. */
export function archiveRoutes(app: App, deps: Deps): void {
  const { database, now } = deps;
  const services = archiveServices(deps);
  const { vault, storage } = services;

  app.route({
    ...routeOf(callRecords.consoleExportArchive),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const exporter = { staff, exhibition, origin: originOf(request), vault, now: now() };
      const jobId = await beginExport(database, exporter, request.body);
      return ok(reply, await readJob(database, exhibition, staff, jobId, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleBeginArchiveUpload),
    handler: async (request, reply) => {
      const { accountId } = staffOf(request);
      return ok(reply, await beginUpload(services, exhibitionOf(request), accountId, request.body));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleArchiveUpload),
    handler: async (request, reply) => {
      const { accountId } = staffOf(request);
      return ok(reply, await readUploadOf(services, exhibitionOf(request), accountId, request.params.id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleArchivePart),
    handler: async (request, reply) => {
      const { upload } = callRecords.consoleArchivePart;
      const { accountId } = staffOf(request);
      const { staged, field } = await readForm(request, services, upload, archiveLimits.partBytes);
      try {
        const part = { id: field('id'), part: field('part'), staged };
        return ok(reply, await keepPart(services, exhibitionOf(request), accountId, part));
      } finally {
        await dropStaged(staged);
      }
    },
  });

  app.route({
    ...routeOf(callRecords.consoleImportArchive),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const importer = { staff, exhibition, origin: originOf(request) };
      const jobId = await beginImport(services, importer, request.params.id, request.body);
      return ok(reply, await readJob(database, exhibition, staff, jobId, languageOf(request)));
    },
  });

  setUpRoutes(app, packServices(deps));
  whileOpen(app, sweep.pause, 'old uploads of archives could not be removed', () =>
    removeOldUploads(database, storage, now(), sweep.most),
  );
}
