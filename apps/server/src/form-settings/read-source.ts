import type { CopyableForm, CreateFormRequest } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { localText, type Exhibition, type Scope } from '../exhibitions/index.ts';
import { findAllForms, findDefinition, findForm, type Form } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { isStaffOf } from './store/staff.ts';

/** What a new form begins with. */
export interface FormSource {
  readonly settings: Pick<
    Form,
    | 'title'
    | 'purpose'
    | 'submissions'
    | 'review'
    | 'required'
    | 'transportChoice'
    | 'passQuota'
    | 'optionQuotas'
  >;
  /** Null: empty. */
  readonly definition: unknown;
  /** Where it comes from, as the audit says it. */
  readonly from: object;
}

/** Finds a form of a pack that a tenant has; null where there is none. */
export type FormOfPack = (tenantId: string, packId: string, formId: string) => Promise<FormSource | null>;

const plain = {
  title: {},
  purpose: { 'zh-Hans': '' },
  submissions: 'one',
  review: true,
  required: true,
  transportChoice: false,
  passQuota: null,
  optionQuotas: [],
} as const;

/**
 * What a form is made of: nothing, a form detail, what is published in another exhibition of the tenant, or a form of a
 * pack; its dates and whom it is for stay there.
 * @throws Refusal NOT_FOUND for a form that is not there, or of an exhibition whose staff the caller is not of.
 */
export async function readSource(
  database: Database,
  staff: Staff,
  { tenantId }: Exhibition,
  from: CreateFormRequest['from'],
  formOfPack: FormOfPack,
): Promise<FormSource> {
  if (from === undefined) return { settings: plain, definition: null, from: { kind: 'empty' } };
  if ('definition' in from)
    return { settings: plain, definition: from.definition, from: { kind: 'definition' } };
  if ('packId' in from) {
    const source = await formOfPack(tenantId, from.packId, from.formId);
    if (source === null) throw new Refusal('NOT_FOUND');
    return source;
  }
  const { exhibitionId, formId } = from;
  const scope = { tenantId, exhibitionId };
  await requireStaffOf(database, scope, staff);
  const form = await findForm(database, scope, formId);
  const kept = form === null ? null : await findDefinition(database, scope, formId, form.version);
  if (form === null || kept === null) throw new Refusal('NOT_FOUND');
  return { settings: form, definition: kept.definition, from: { kind: 'exhibition', exhibitionId, formId } };
}

/**
 * What a new form can be made of in an exhibition of the tenant.
 * @throws Refusal NOT_FOUND for an exhibition whose staff the caller is not of.
 */
export async function listCopyable(
  database: Database,
  staff: Staff,
  scope: Scope,
  language: Language,
): Promise<CopyableForm[]> {
  await requireStaffOf(database, scope, staff);
  const forms = await findAllForms(database, scope);
  return forms.map(({ formId, formCode, formGroup, title }) => ({
    formId,
    code: formCode,
    title: localText(title, language),
    group: formGroup,
  }));
}

async function requireStaffOf(database: Database, scope: Scope, staff: Staff): Promise<void> {
  if (!(await isStaffOf(database, scope, staff))) throw new Refusal('NOT_FOUND');
}
