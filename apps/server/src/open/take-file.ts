import { limits, type FileRecord } from '@zhantai/contract';
import { traitsOf, type Definition, type Item } from '@zhantai/engine';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf } from '../auth/index.ts';
import { readSetting, type Exhibition } from '../exhibitions/index.ts';
import { dropStaged, keepFile, presentFile, readUpload } from '../files/index.ts';
import { uploadLimits } from '../forms/index.ts';
import { requireAddressRate } from '../rate-limits/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireTicket, type Ticket } from '../tickets/index.ts';
import { requireWrite } from './require-write.ts';
import { formOfTicket } from './open-form.ts';
import { actorOfTicket } from './actor-of-ticket.ts';
import type { OpenServices } from './services.ts';

/** What is replaced before it is submitted stays for a day, so an item may be sent so many times what it keeps. */
const spare = 2;

/**
 * Keeps a file of whoever holds a ticket: small, few, and only for a day unless a submission names it (wire.md §4).
 * @throws Refusal TICKET_INVALID, TICKET_SPENT, FILE_COUNT for more than the form takes, GUEST_FILES_FULL and those of
 * every upload.
 */
export async function takeFile(services: OpenServices, request: FastifyRequest): Promise<FileRecord> {
  const { files, now } = services;
  const exhibition = exhibitionOf(request);
  const purposes = ['form', 'visitor', 'staff'] as const;
  const ticket = await requireTicket(services, exhibition, request.headers, purposes);
  const actor = actorOfTicket(exhibition, ticket);
  if (actor.readOnly) throw new Refusal('TICKET_SPENT');
  await requireWrite(services, exhibition, ticket, request.headers, originOf(request));
  const { definition, formId } = await uploadsOf(services, exhibition, ticket);
  const caller = { address: originOf(request).address, call: 'openFile' };
  await requireAddressRate(services.database, exhibition, caller, limits.openFilesOfAddress, now());
  const upload = await readUpload(request, files.storage, limits.openUploadBytes);
  try {
    const item = findItem(definition, formId, upload);
    const [count, megabytes] = await Promise.all([
      readSetting(services.database, exhibition, 'guestFiles'),
      readSetting(services.database, exhibition, 'guestMegabytes'),
    ]);
    const file = await keepFile(files, exhibition, upload.staged, {
      owner: actor.subjectKey,
      createdBy: null,
      item: item?.place ?? null,
      mostFiles: Math.min(limits.openFiles, mostFiles(definition) * spare),
      ...(item === null || item.most === null ? {} : { mostOfItem: item.most }),
      guests: { files: count, bytes: megabytes * 1024 ** 2 },
    });
    return presentFile(file, exhibition, files.links, now(), file.base64);
  } finally {
    await dropStaged(upload.staged);
  }
}

/**
 * The form of a ticket, which has an item that takes files.
 * @throws Refusal NOT_FOUND if the form is gone, FILE_COUNT if it takes none.
 */
async function uploadsOf(
  { database, definitions }: OpenServices,
  exhibition: Exhibition,
  ticket: Ticket,
): Promise<{ readonly definition: Definition; readonly formId: string }> {
  const { formId, version } = await formOfTicket(database, exhibition, ticket, {});
  const definition = (await definitions.load(database, exhibition, formId, version)).in('zh-Hans');
  if (mostFiles(definition) === 0) throw new Refusal('FILE_COUNT', { limit: 0 });
  return { definition, formId };
}

/** How many files the items of a form take together; those of a table as many for each of its rows. */
function mostFiles({ items }: Definition): number {
  let most = 0;
  for (const item of items) {
    most += takenBy(item);
    for (const column of item.columns) most += takenBy(column) * (item.maxSize ?? Infinity);
  }
  return most;
}

function takenBy(item: Item): number {
  const { files } = traitsOf(item);
  if (files === 'drawing') return 1;
  return files === 'several' ? (item.maxSize ?? Infinity) : 0;
}

/**
 * The item a file is for; null where none is named.
 * @throws Refusal NOT_FOUND for another form, BAD_REQUEST for no item that takes files.
 */
function findItem(definition: Definition, formId: string, named: Awaited<ReturnType<typeof readUpload>>) {
  const { formItemId, exhibitorId } = named;
  if (named.formId === null && formItemId === null && exhibitorId === null) return null;
  if (named.formId !== null && named.formId !== formId) throw new Refusal('NOT_FOUND');
  if (formItemId === null) throw new Refusal('BAD_REQUEST', { detail: 'formItemId' });
  const found = uploadLimits(definition, formItemId);
  if (found === null) throw new Refusal('BAD_REQUEST', { detail: 'formItemId' });
  const item = definition.itemById.get(formItemId);
  const most = item === undefined || takenBy(item) === Infinity ? null : takenBy(item) * spare;
  return { place: { formId, formItemId, limits: found }, most };
}
