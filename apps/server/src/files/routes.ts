import { limits, type FileRecord } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, userOf, type User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { dropStaged, keepFile, type KeptFile } from './actions.ts';
import { permanentLink } from './file-link.ts';
import { ownerKey } from './contents/owner-key.ts';
import { maySee } from './policy.ts';
import { presentFile } from './present.ts';
import { readBase64 } from './uploads/read-base64.ts';
import { readUpload } from './uploads/read-upload.ts';
import { sendFile } from './send-file.ts';
import { fileServices } from './services.ts';
import { findFiles, type StoredFile } from './store.ts';
import { subjectOf } from './subject-of.ts';
import type { UploadPlace, UploadTarget } from './uploads/upload-limits.ts';

/**
 * What an item takes of this user, and for whom; null if there is no such upload or signature item among their forms.
 * Forms come after files, so whoever puts the features together gives it.
 */
export type FindUploadTarget = (
  database: Database,
  exhibition: Exhibition,
  user: User,
  place: UploadPlace,
) => Promise<UploadTarget | null>;

/** Whether a user acts for an exhibitor now; exhibitors come later, so whoever puts the features together gives it. */
export type MayActFor = (
  database: Database,
  exhibition: Exhibition,
  user: User,
  exhibitorId: string,
) => Promise<boolean>;

/** Uploads, file records and signed links (wire.md §4, §5). */
export function fileRoutes(app: App, deps: Deps, findTarget: FindUploadTarget, mayActFor: MayActFor): void {
  const services = fileServices(deps);
  const { database, storage, links, now } = services;

  const take = async (request: FastifyRequest): Promise<KeptFile> => {
    const user = userOf(request);
    const { staged, formId, formItemId, exhibitorId } = await readUpload(request, storage);
    try {
      const exhibition = exhibitionOf(request);
      const createdBy = user.actingAccountId ?? user.accountId;
      if (formId === null && formItemId === null && exhibitorId === null) {
        const owner = ownerKey(subjectOf(user));
        return await keepFile(services, exhibition, staged, { owner, createdBy, item: null });
      }
      if (formId === null || formItemId === null) throw new Refusal('BAD_REQUEST', { detail: 'formItemId' });
      const target = await findTarget(database, exhibition, user, { formId, formItemId, exhibitorId });
      if (target === null) throw new Refusal('BAD_REQUEST', { detail: 'formItemId' });
      const { owner } = target;
      const item = { formId, formItemId, limits: target.limits };
      return await keepFile(services, exhibition, staged, { owner, createdBy, item });
    } finally {
      await dropStaged(staged);
    }
  };

  const own = async (request: FastifyRequest, ids: readonly string[]): Promise<readonly StoredFile[]> => {
    const user = userOf(request);
    const exhibition = exhibitionOf(request);
    const found = new Map((await findFiles(database, user, ids)).map((file) => [file.fileId, file]));
    const acts = (exhibitorId: string) => mayActFor(database, exhibition, user, exhibitorId);
    return Promise.all(
      ids.map(async (id) => {
        const file = found.get(id);
        if (file === undefined) throw new Refusal('NOT_FOUND');
        if (!(await maySee(user, file, acts))) throw new Refusal('FILE_NOT_YOURS');
        return file;
      }),
    );
  };

  const present = (request: FastifyRequest, file: StoredFile, base64: string | null): FileRecord =>
    presentFile(file, exhibitionOf(request), links, now(), base64);

  const record = async (request: FastifyRequest, file: StoredFile): Promise<FileRecord> =>
    present(request, file, await readBase64(services, exhibitionOf(request), file));

  app.route({
    ...routeOf(callRecords.putImg),
    handler: async (request, reply) => {
      const file = await take(request);
      return ok(reply, present(request, file, file.base64));
    },
  });

  app.route({
    ...routeOf(callRecords.putFile),
    handler: async (request, reply) => {
      const file = await take(request);
      const { publicUrl } = deps.settings;
      return ok(reply, {
        link: permanentLink(file.fileId),
        domain: publicUrl,
        name: file.fileId,
        originalName: file.name,
      });
    },
  });

  for (const call of [callRecords.getImg, callRecords.getFile]) {
    app.route({
      ...routeOf(call),
      handler: async (request, reply) => {
        const [file] = await own(request, [request.query.id]);
        if (file === undefined) throw new Refusal('NOT_FOUND');
        return ok(reply, await record(request, file));
      },
    });
  }

  app.route({
    ...routeOf(callRecords.getImgs),
    handler: async (request, reply) => {
      const ids = [...new Set(request.query.ids.split(',').filter((id) => id !== ''))];
      if (ids.length > mostAtOnce) throw new Refusal('BAD_REQUEST', { detail: 'ids' });
      const files = await own(request, ids);
      const records: FileRecord[] = [];
      // Whoever names several gets what is small with them, and the links of the others.
      let room: number = files.length === 1 ? limits.inlineFileBytes : limits.inlineFilesBytes;
      for (const file of files) {
        const fits = file.size <= room;
        if (fits) room -= file.size;
        // One content in memory after the other.
        records.push(fits ? await record(request, file) : present(request, file, null));
      }
      return ok(reply, records);
    },
  });

  app.route({
    ...routeOf(callRecords.file),
    handler: async (request, reply) => {
      const { expires = '', signature = '' } = request.query;
      const linked = links.check(request.params.id, expires, signature, now());
      const [file] = linked === null ? [] : await findFiles(database, linked, [linked.fileId]);
      if (linked === null || file === undefined) throw new Refusal('NOT_FOUND');
      return sendFile(reply, services, linked, file);
    },
  });
}

const mostAtOnce = 100;
