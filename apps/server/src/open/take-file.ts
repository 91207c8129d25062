import { limits, type FileRecord } from '@zhantai/contract';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf } from '../auth/index.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { dropStaged, keepFile, presentFile, readBase64, readUpload } from '../files/index.ts';
import { uploadLimits } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { demandTicket, type Ticket } from '../tickets/index.ts';
import { demandWrite } from './demand-write.ts';
import { formOfTicket } from './open-form.ts';
import { openVisitor } from './open-visitor.ts';
import type { OpenServices } from './services.ts';

/**
 * Keeps a file of whoever holds a ticket: small, few, and only for a day unless a submission names it (wire.md §4).
 * @throws Refusal TICKET_INVALID, TICKET_SPENT, FILE_COUNT and those of every upload.
 */
export async function takeFile(services: OpenServices, request: FastifyRequest): Promise<FileRecord> {
  const { files, now } = services;
  const exhibition = exhibitionOf(request);
  const purposes = ['form', 'visitor', 'staff'] as const;
  const ticket = await demandTicket(services, exhibition, request.headers, purposes);
  const visitor = openVisitor(exhibition, ticket);
  if (visitor.readOnly) throw new Refusal('TICKET_SPENT');
  await demandWrite(services, exhibition, ticket, request.headers, originOf(request));
  const upload = await readUpload(request, files.storage, limits.openUpload);
  try {
    const item = await findItem(services, exhibition, ticket, upload);
    const keeping = { owner: visitor.subjectKey, createdBy: null, item, mostFiles: limits.openFiles };
    const file = await keepFile(files, exhibition, upload.staged, keeping);
    const content = await readBase64(files, exhibition, file);
    return presentFile(file, exhibition, files.links, now(), content);
  } finally {
    await dropStaged(upload.staged);
  }
}

/** The item a file is for, of the form that the ticket is for; null where none is named. */
async function findItem(
  { database, definitions }: OpenServices,
  exhibition: Exhibition,
  ticket: Ticket,
  { formId, formItemId, exhibitorId }: Awaited<ReturnType<typeof readUpload>>,
) {
  if (formId === null && formItemId === null && exhibitorId === null) return null;
  const form = await formOfTicket(database, exhibition, ticket, formId === null ? {} : { formId });
  if (formItemId === null) throw new Refusal('BAD_REQUEST', { detail: 'formItemId' });
  const version = await definitions.load(database, exhibition, form.formId, form.version);
  const found = uploadLimits(version.in('zh-Hans'), formItemId);
  if (found === null) throw new Refusal('BAD_REQUEST', { detail: 'formItemId' });
  return { formId: form.formId, formItemId, limits: found };
}
