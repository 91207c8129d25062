import type { LocalText } from '../../../apps/server/src/database/tables/schema.ts';
import type { OptionQuota, PassQuota } from '../../../apps/server/src/forms/index.ts';
import { localText } from '../text.ts';
import type { Text } from '../text.ts';
import type { ImportSpec, ItemSpec } from './item-spec.ts';
import { wireItem } from './wire-item.ts';
import type { WireItem } from './wire-item.ts';

/** A form of the demo with everything its row in the database says. Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export interface DemoForm {
  readonly formId: string;
  readonly formType: string;
  readonly pageKey: string;
  readonly pageType: 1 | 2 | 3;
  readonly formCode: string;
  readonly formGroup: string;
  readonly sort: number;
  readonly title: LocalText;
  readonly purpose: LocalText;
  /** `public` is whoever comes without signing in. */
  readonly roles: readonly string[];
  /** Null is with or without a booth. */
  readonly boothTypes: readonly string[] | null;
  readonly tags: readonly string[];
  readonly notTags: readonly string[];
  readonly opensAt: string;
  readonly earlyEndAt: string | null;
  readonly endAt: string;
  readonly lateEndAt: string | null;
  readonly submissions: 'one' | 'booth' | 'many';
  readonly review: boolean;
  /** Whether those it applies to owe it. */
  readonly required: boolean;
  /** Holds the choice of the transport supplier (wire.md §3). */
  readonly transportChoice: boolean;
  /** How many people it registers for an exhibitor; null is no limit. */
  readonly passQuota: PassQuota | null;
  readonly optionQuotas: readonly OptionQuota[];
  /** Sub-tables that take imports, by item id. */
  readonly imports: Readonly<Record<string, ImportSpec>>;
  /** The form detail as it travels. */
  readonly definition: WireDefinition;
}

export interface WireDefinition {
  readonly formId: string;
  readonly formType: string;
  readonly formItems: readonly WireItem[];
  readonly formLogic: { readonly scheme: readonly WireScheme[] };
  readonly formSetting: object;
  readonly memo: string;
}

interface WireScheme {
  readonly triggerList: readonly { readonly formItemId: string; readonly type: 'show' }[];
  readonly condition: {
    readonly relation: 'and' | 'or';
    readonly conditionList: readonly {
      readonly formItemId: string;
      readonly expression: string;
      readonly optionValue: string;
    }[];
  };
}

/** `[prop, expression, value]`. */
export type WhenSpec = readonly [
  prop: string,
  expression: 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le',
  value: string,
];

/** Shows items when all conditions hold, or with `any` when one does. */
export interface ShowSpec {
  readonly show: readonly string[];
  readonly when: readonly WhenSpec[];
  readonly any?: true;
}

type Derived = 'title' | 'purpose' | 'definition' | 'imports' | 'optionQuotas';
type Defaulted = 'pageType' | 'required' | 'transportChoice' | 'passQuota';

/** A form as it is written down. */
export interface FormSpec extends Omit<DemoForm, Derived | Defaulted>, Partial<Pick<DemoForm, Defaulted>> {
  readonly title: Text;
  readonly purpose: Text;
  readonly items: readonly ItemSpec[];
  readonly logic: readonly ShowSpec[];
  /** For exhibitors that have no booth yet, too. */
  readonly withoutBooth?: true;
}

/** Of exhibitors a form wants a booth, whatever its type. */
const anyBooth = ['std', 'raw', 'semi'] as const;

/** Writes a demo form with its definition. It is an ordinary form that is owed unless it says otherwise. */
export function demoForm({ items, logic, title, purpose, withoutBooth, ...row }: FormSpec): DemoForm {
  const { formId } = row;
  const idOf = (prop: string): string => `${formId}_${prop}`;
  return {
    pageType: 1,
    required: true,
    transportChoice: false,
    passQuota: null,
    ...row,
    boothTypes:
      row.boothTypes ?? (withoutBooth === true || !row.roles.includes('exhibitor') ? null : anyBooth),
    title: localText(title),
    purpose: localText(purpose),
    imports: Object.fromEntries(
      items.flatMap(({ prop, settings: { importing } }) =>
        importing === undefined ? [] : [[idOf(prop), importing]],
      ),
    ),
    optionQuotas: items.flatMap((each) => [
      ...quotasOf(each, each.prop, null),
      ...each.columns.flatMap((column) => quotasOf(column, each.prop, column.prop)),
    ]),
    definition: {
      formId,
      formType: row.formType,
      formItems: items.map((each) => wireItem(formId, each)),
      formLogic: {
        scheme: logic.map(({ show, when, any }) => ({
          triggerList: show.map((prop) => ({ formItemId: idOf(prop), type: 'show' })),
          condition: {
            relation: any === true ? 'or' : 'and',
            conditionList: when.map(([prop, expression, optionValue]) => ({
              formItemId: idOf(prop),
              expression,
              optionValue,
            })),
          },
        })),
      },
      formSetting: formSetting({ title: localText(title), purpose: localText(purpose), roles: row.roles }),
      memo: '',
    },
  };
}

function quotasOf({ settings }: ItemSpec, prop: string, column: string | null): readonly OptionQuota[] {
  return Object.entries(settings.quotas ?? {}).map(([option, limit]) => ({ prop, column, option, limit }));
}

/**
 * The texts around a form, as they travel. Numbers are for talking of a form with the organiser, and rules leave gaps in
 * them: the forms of visitors have none.
 */
export function formSetting({
  title,
  purpose,
  roles,
}: Pick<DemoForm, 'title' | 'purpose' | 'roles'>): object {
  const texts = (language: string): object => ({ title: title[language], desc: purpose[language] });
  return {
    ...texts('zh-Hans'),
    showNumber: !roles.includes('public'),
    submitText: '提交',
    i18n: {
      'zh-Hant': { ...texts('zh-Hant'), submitText: '提交' },
      en: { ...texts('en'), submitText: 'Submit' },
    },
  };
}
