import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { insertForm, type Form } from '../../forms/index.ts';
import { publishVersion } from '../../forms/testing.ts';

/** An item as a definition of a test writes it: `original` becomes `formItemOriginalData`. */
export interface TestItem {
  readonly prop: string;
  readonly type: string;
  readonly required?: boolean;
  /** The prop unless given. */
  readonly label?: string;
  readonly original?: Readonly<Record<string, unknown>>;
}

/** A form detail of these items; ids are `f_` and the prop. */
export function testDefinition(
  items: readonly TestItem[],
  scheme: readonly (readonly [shown: string, watched: string, value: string])[] = [],
): object {
  return {
    formItems: items.map(({ prop, type, required = false, label = prop, original = {} }) => ({
      formItemId: `f_${prop}`,
      formItemType: type,
      formItemLabel: label,
      formItemRequired: required,
      formItemOriginalData: JSON.stringify({ prop, ...original }),
    })),
    formLogic: {
      scheme: scheme.map(([shown, watched, value]) => ({
        triggerList: [{ formItemId: `f_${shown}`, type: 'show' }],
        condition: {
          relation: 'and',
          conditionList: [{ formItemId: `f_${watched}`, expression: 'eq', optionValue: value }],
        },
      })),
    },
    formSetting: {},
  };
}

let count = 0;

/** A published form for exhibitors, open without end unless `changes` says otherwise. */
export async function createTestForm(
  database: Database,
  scope: Scope,
  definition: unknown,
  changes: Partial<Form> = {},
): Promise<Form> {
  count += 1;
  // Of one length, so that as texts they sort in the order they were made in.
  const number = String(count).padStart(4, '0');
  const form: Form = {
    formId: `form-${number}`,
    formType: String(300 + count),
    pageKey: `page-${number}`,
    pageType: 1,
    formCode: `A${number}`,
    formGroup: 'A',
    sort: count,
    title: { 'zh-Hans': '表格', en: 'Form' },
    purpose: { 'zh-Hans': '' },
    audience: { roles: ['exhibitor'], boothTypes: [], tags: [], notTags: [] },
    after: null,
    window: { opensAt: null, earlyEndAt: null, endAt: null, lateEndAt: null },
    submissions: 'one',
    review: true,
    required: true,
    transportChoice: false,
    passQuota: null,
    optionQuotas: [],
    ...changes,
  };
  await database.transaction().execute((transaction) => insertForm(transaction, scope, form));
  const { problems } = await publishVersion(database, scope, form.formId, definition, null);
  if (problems.length > 0) throw new Error(`The test's form is wrong: ${JSON.stringify(problems)}`);
  return form;
}
