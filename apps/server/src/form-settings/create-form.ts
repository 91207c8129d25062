import { formTypeCodes, type CreatedForm, type CreateFormRequest } from '@zhantai/contract';
import { recordAudit } from '../audit/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { definitionProblems, insertForm, insertVersion, type Form } from '../forms/index.ts';
import { newId } from '../platform/new-id.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireFreeFormCode, requireFreePageKey, type FormEditor } from './change-form.ts';
import { readSource, type FormOfPack } from './read-source.ts';
import { findFormNames, lockFormNames } from './store/settings.ts';

/** Forms of one exhibition. */
const MAX_FORMS = 500;

/** Seconds after which somebody comes again whose definition is still being judged. */
const JUDGING_SECONDS = 5;

/** Accounts whose definition is being judged in this process. */
const judging = new Set<string>();

/** A new form is nobody's, until somebody says in its settings whom it is for. */
const nobody = { roles: [], boothTypes: [], tags: [], notTags: [] } as const;
const always = { opensAt: null, earlyEndAt: null, endAt: null, lateEndAt: null } as const;

/**
 * Makes a form for nobody yet: empty, and then nothing of it is published; or with contents, as its first version.
 * @throws Refusal FORM_CODE_TAKEN, PAGE_KEY_TAKEN, LIMIT_REACHED, DEFINITION_REFUSED with the problems, NOT_FOUND for a
 * form of an exhibition that the caller is not of, TOO_MANY_REQUESTS while another definition of theirs is judged.
 */
export async function createForm(
  database: Database,
  editor: FormEditor,
  { code, group, title, pageKey, from }: CreateFormRequest,
  formOfPack: FormOfPack,
): Promise<CreatedForm> {
  const { staff, exhibition, origin } = editor;
  const source = await readSource(database, staff, exhibition, from, formOfPack);
  const problems = source.definition === null ? [] : await judgeFor(staff.accountId, source.definition);
  if (problems.length > 0)
    throw new Refusal('DEFINITION_REFUSED', { count: problems.length }, { problems: problems.slice(0, 100) });
  return inTransaction(database, async (transaction) => {
    await lockFormNames(transaction, exhibition);
    const names = await findFormNames(transaction, exhibition);
    refuseBeyond(names.length);
    await requireFreeFormCode(transaction, exhibition, code, null);
    const formId = newId();
    const key = pageKey ?? `form_${formId}`;
    await requireFreePageKey(transaction, exhibition, key);
    const form: Form = {
      ...source.settings,
      formId,
      formType: typeOf(key),
      pageKey: key,
      pageType: 1,
      formCode: code.trim(),
      formGroup: group,
      sort: Math.min(9_999, Math.max(0, ...names.map(({ sort }) => sort)) + 1),
      title: { ...source.settings.title, 'zh-Hans': title.trim() },
      audience: nobody,
      after: null,
      window: always,
    };
    await insertForm(transaction, exhibition, form);
    const version = source.definition === null ? 0 : 1;
    if (source.definition !== null)
      await insertVersion(transaction, exhibition, {
        formId,
        version,
        definition: source.definition,
        by: staff.accountId,
      });
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'form.create',
      thing: { kind: 'form', id: formId },
      detail: { code: form.formCode, title: form.title['zh-Hans'], from: source.from },
      origin,
    });
    return { formId, version };
  });
}

/** @throws Refusal LIMIT_REACHED where there are as many forms as there may be. */
export function refuseBeyond(count: number): void {
  const limit = MAX_FORMS;
  if (count >= limit) throw new Refusal('LIMIT_REACHED', { limit, count }, { limit, count });
}

/** Judges one definition of an account at a time, however many it sends. */
async function judgeFor(
  accountId: string,
  definition: unknown,
): Promise<Awaited<ReturnType<typeof definitionProblems>>> {
  if (judging.has(accountId)) throw new Refusal('TOO_MANY_REQUESTS', { seconds: JUDGING_SECONDS });
  judging.add(accountId);
  try {
    return await definitionProblems(definition);
  } finally {
    judging.delete(accountId);
  }
}

/** The type code of a page key with a page of its own, else that of common forms. */
function typeOf(pageKey: string): string {
  const codes = new Map<string, string>(Object.entries(formTypeCodes));
  return codes.get(pageKey) ?? formTypeCodes.exhibitor_commonform;
}
