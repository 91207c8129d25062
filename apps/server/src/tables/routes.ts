import { limits } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { renderRefusal } from '@zhantai/messages/refusals';
import type { Answers } from '@zhantai/engine';
import { exhibitionOf, userOf } from '../auth/index.ts';
import { dropStaged, fileServices, readForm, sendFile } from '../files/index.ts';
import { findActor, openForm, readMadeTemplateUrl } from '../forms/index.ts';
import { requireRate } from '../rate-limits/index.ts';
import { asAttachment } from '../platform/attachment.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { findChangeable, submissionServices } from '../submissions/index.ts';
import { findLinkedTemplate, findTemplate } from './download-template.ts';
import { importExcel } from './import-excel.ts';
import { closePools } from './pool/pool-of.ts';
import { sendJson } from './send-json.ts';

/** Rows of sub-tables out of workbooks, and the templates for them (wire.md §4). */
export function tableRoutes(app: App, deps: Deps): void {
  const services = submissionServices(deps);
  const files = fileServices(deps);
  const { database, now } = services;
  app.addHook('onClose', () => closePools(database));

  app.route({
    ...routeOf(callRecords.importExcel),
    handler: async (request, reply) => {
      const user = userOf(request);
      const exhibition = exhibitionOf(request);
      const { subjectKey } = await findActor(database, user, exhibition);
      await requireRate(database, exhibition, { key: subjectKey, call: 'import' }, limits.imports, now());
      const language = languageOf(request);
      const { staged, field } = await readForm(
        request,
        files,
        callRecords.importExcel.upload,
        limits.workbookBytes,
      );
      try {
        const [formId, formItemId] = [field('formId'), field('formItemId')];
        if (formId === '') throw new Refusal('BAD_REQUEST', { detail: 'formId' });
        const call = await findChangeable(services, request, {
          formId,
          exhibitorId: field('exhibitorId') || undefined,
          id: field('id') || undefined,
          boothId: field('boothId') || undefined,
        });
        const existing = readCount(field('existing'));
        const answers = readAnswers(field('answers'));
        const result = await importExcel(services, call, { formItemId, existing, answers, staged }, language);
        if (result.kind === 'rows') {
          return await sendJson(reply, 200, ['{"code":200,"success":true,"data":', result.json, msgOf('OK')]);
        }
        const head = '{"code":422,"success":false,"data":{"reason":"ROWS_REFUSED","problems":';
        const more = result.count - result.listed;
        const left = more === 0 ? '' : `,"more":${more}`;
        const tail = `${left}}${msgOf('ROWS_REFUSED', { count: result.count })}`;
        return await sendJson(reply, 422, [head, result.json, tail]);
      } finally {
        await dropStaged(staged);
      }

      function msgOf(code: 'OK' | 'ROWS_REFUSED', params = {}): string {
        return `,"msg":${JSON.stringify(renderRefusal(code, language, params))}}`;
      }
    },
  });

  app.route({
    ...routeOf(callRecords.downloadTemplate),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { url, ...named } = { ...request.query, ...request.body };
      const { formId, formItemId, exhibitorId } = { ...named, ...readMadeTemplateUrl(url ?? '') };
      const language = languageOf(request);
      if (formId === undefined && url === undefined) throw new Refusal('BAD_REQUEST', { detail: 'formId' });
      const template =
        formId === undefined
          ? await findLinkedTemplate(services, files.links, exhibition, url ?? '')
          : await findTemplate(
              services,
              await openForm(database, userOf(request), exhibition, { formId, exhibitorId }),
              formItemId ?? '',
              language,
            );
      if (template.kind === 'made') {
        return asAttachment(reply, template.name).send(Buffer.from(template.bytes));
      }
      const { file, name } = template;
      // A stored template may be of the older kind.
      const ending = file.name.slice(file.name.lastIndexOf('.'));
      const shown = name === null ? file.name : name.replace(/\.xlsx$/, ending);
      return sendFile(reply, files, exhibition, { ...file, name: shown });
    },
  });
}

/** A number of rows; null where none was told. @throws Refusal BAD_REQUEST for anything else. */
function readCount(text: string): number | null {
  if (text === '') return null;
  const count = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(count) || count > limits.importRows * 5)
    throw new Refusal('BAD_REQUEST', { detail: 'existing' });
  return count;
}

/** Fields outside the table by prop; null where none were told. @throws Refusal BAD_REQUEST for anything else. */
function readAnswers(text: string): Answers | null {
  if (text === '') return null;
  if (text.length > MOST_ANSWERS) throw new Refusal('BAD_REQUEST', { detail: 'answers' });
  try {
    const answers: unknown = JSON.parse(text);
    if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) return { ...answers };
  } catch {
    // Told below.
  }
  throw new Refusal('BAD_REQUEST', { detail: 'answers' });
}

/** Characters: lists are filtered by a few short values. */
const MOST_ANSWERS = 20_000;
