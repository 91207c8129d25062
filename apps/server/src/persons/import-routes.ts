import { limits } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, userOf } from '../auth/index.ts';
import { createBadges } from '../badges/index.ts';
import { dropStaged, fileServices, readForm, type Staged } from '../files/index.ts';
import { appliesTo, findForms, openForm, registersPeople, type PublishedForm } from '../forms/index.ts';
import { requireRate } from '../rate-limits/index.ts';
import { asAttachment } from '../platform/attachment.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { findChangeable, type SubmissionServices } from '../submissions/index.ts';
import { importPersons, type PersonImport } from './import/import-persons.ts';
import { importPhotos } from './import/import-photos.ts';
import { makePersonsList, makePersonsTemplate } from './persons-file.ts';
import { findOwnPlace, type PersonPlace } from './place.ts';
import { readBadges } from './read-badges.ts';

/** People in workbooks and archives, and their badges (wire.md §4). */
export function personImportRoutes(app: App, deps: Deps, services: SubmissionServices): void {
  const files = fileServices(deps);
  const { database, now } = services;
  const badges = createBadges(deps);
  const own = (request: FastifyRequest, exhibitorId?: string): Promise<PersonPlace> =>
    findOwnPlace(database, userOf(request), exhibitionOf(request), exhibitorId);

  /** Takes a file for a form of people, and what is done with it. */
  const take = async <T>(
    request: FastifyRequest,
    most: number,
    work: (imported: PersonImport, staged: Staged) => Promise<T>,
  ): Promise<T> => {
    const exhibition = exhibitionOf(request);
    const { actor } = await own(request);
    await requireRate(database, exhibition, { key: actor.subjectKey, call: 'import' }, limits.imports, now());
    const { staged, field } = await readForm(request, files, ['formId', 'exhibitorId'], most);
    try {
      const formId = field('formId');
      if (formId === '') throw new Refusal('BAD_REQUEST', { detail: 'formId' });
      await own(request, field('exhibitorId') || undefined);
      const call = await findChangeable(services, request, { formId });
      if (!registersPeople(call.form)) throw new Refusal('NOT_FOUND');
      const language = languageOf(request);
      return await work({ services, files, call, language, origin: originOf(request) }, staged);
    } finally {
      await dropStaged(staged);
    }
  };

  app.route({
    ...routeOf(callRecords.importPersons),
    handler: async (request, reply) => ok(reply, await take(request, limits.workbookBytes, importPersons)),
  });

  app.route({
    ...routeOf(callRecords.importPersonPhotos),
    handler: async (request, reply) => ok(reply, await take(request, limits.photoArchiveBytes, importPhotos)),
  });

  app.route({
    ...routeOf(callRecords.downloadPersons),
    handler: async (request, reply) => {
      const { kind = 'template', formId, exhibitorId } = request.query;
      const place = await own(request, exhibitorId);
      const form = await findPeopleForm(services, request, place, formId);
      const language = languageOf(request);
      const { name, bytes } =
        kind === 'list'
          ? await makePersonsList(services, place, form, language, originOf(request))
          : await makePersonsTemplate(services, place, form, language);
      return asAttachment(reply, name).send(Buffer.from(bytes));
    },
  });

  app.route({
    ...routeOf(callRecords.personBadges),
    handler: async (request, reply) => {
      const place = await own(request);
      return ok(reply, await readBadges({ ...services, badges }, place, request.query, languageOf(request)));
    },
  });
}

/** The form of people that is asked for, else the first that is for this exhibitor. @throws Refusal NOT_FOUND, FORBIDDEN. */
async function findPeopleForm(
  { database }: SubmissionServices,
  request: FastifyRequest,
  { actor }: PersonPlace,
  formId: string | undefined,
): Promise<PublishedForm> {
  const { exhibition, viewer } = actor;
  const forms =
    formId === undefined
      ? (await findForms(database, exhibition)).filter((one) => appliesTo(one.audience, viewer))
      : [(await openForm(database, userOf(request), exhibition, { formId })).form];
  const form = forms.find(registersPeople);
  if (form === undefined) throw new Refusal('NOT_FOUND');
  return form;
}
