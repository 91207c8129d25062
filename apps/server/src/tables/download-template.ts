import type { TemplateRequest } from '@zhantai/contract';
import { isTable, type Language } from '@zhantai/engine';
import { templateFileName } from '@zhantai/workbooks';
import type { Exhibition } from '../exhibitions/index.ts';
import { linkedFileId, type FileLinks, type StoredFile } from '../files/index.ts';
import { findStaffFiles, findTemplates, importSettings, type OpenedForm } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { SubmissionServices } from '../submissions/index.ts';
import { poolOf } from './pool/pool-of.ts';
import { tableOptions } from './table-options.ts';

/** A template: a file that staff keep, or one that was just made. */
export type Template =
  | { readonly kind: 'kept'; readonly file: StoredFile; readonly name: string | null }
  | { readonly kind: 'made'; readonly bytes: Uint8Array; readonly name: string };

/**
 * The file behind a signed link that the list of import settings told. No address is ever fetched.
 * @throws Refusal NOT_FOUND for every other text.
 */
export async function findLinkedTemplate(
  { database, now }: SubmissionServices,
  links: FileLinks,
  exhibition: Exhibition,
  url: string,
): Promise<Template> {
  const fileId = linkedFileId(url);
  const search = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const linked =
    fileId === null
      ? null
      : links.check(fileId, search.get('expires') ?? '', search.get('signature') ?? '', now());
  const here =
    linked !== null &&
    linked.tenantId === exhibition.tenantId &&
    linked.exhibitionId === exhibition.exhibitionId;
  const [file] = here ? await findStaffFiles(database, exhibition, [linked.fileId]) : [];
  if (file === undefined) throw new Refusal('NOT_FOUND');
  return { kind: 'kept', file, name: null };
}

/**
 * The template of a sub-table: the stored one where there is one, else made from the columns.
 * @throws Refusal BAD_REQUEST if there is no such sub-table, OVERLOADED.
 */
export async function findTemplate(
  services: SubmissionServices,
  { actor, form }: OpenedForm,
  formItemId: NonNullable<TemplateRequest['formItemId']>,
  language: Language,
): Promise<Template> {
  const { database, definitions } = services;
  const { exhibition, user, exhibitor } = actor;
  const version = await definitions.load(database, exhibition, form.formId, form.version);
  const definition = version.in(language);
  const item = definition.itemById.get(formItemId);
  if (!isTable(item)) throw new Refusal('BAD_REQUEST', { detail: 'formItemId' });
  const name = templateFileName(item, language);
  const settings = importSettings(version.detail, definition);
  const file = (await findTemplates(database, exhibition, settings)).get(formItemId);
  if (file !== undefined) return { kind: 'kept', file, name };
  const asker = {
    scope: exhibition,
    accountId: user.accountId ?? '',
    exhibitorId: exhibitor?.exhibitorId ?? null,
    language,
  };
  const options = await tableOptions(services, asker, item.columns);
  const table = { detail: version.detail, language, formItemId, title: '', options };
  const result = await poolOf(database).run({ kind: 'template', table, rows: null });
  if (result.kind !== 'file') throw new Error(`A template ended as ${result.kind}.`);
  return { kind: 'made', bytes: result.bytes, name };
}
