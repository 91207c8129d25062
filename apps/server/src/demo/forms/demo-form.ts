import type { LocalText } from '../../database/schema.ts';
import { localText } from '../text.ts';
import type { Text } from '../text.ts';
import type { ItemSpec } from './item-spec.ts';
import { wireItem } from './wire-item.ts';
import type { WireItem } from './wire-item.ts';

/** A form of the demo with everything its row in the database says. Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export interface DemoForm {
  readonly formId: string;
  readonly formType: string;
  readonly pageKey: string;
  readonly pageType: 1 | 2 | 3;
  readonly sheetCode: string;
  readonly sheetGroup: string;
  readonly sort: number;
  readonly title: LocalText;
  readonly purpose: LocalText;
  readonly roles: readonly string[];
  /** Null is any. */
  readonly boothTypes: readonly string[] | null;
  readonly tags: readonly string[];
  readonly notTags: readonly string[];
  readonly opensAt: string;
  readonly earlyEndAt: string | null;
  readonly endAt: string;
  readonly lateEndAt: string | null;
  readonly submissions: 'one' | 'booth';
  readonly review: boolean;
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

interface FormSpec extends Omit<DemoForm, 'title' | 'purpose' | 'definition' | 'pageType'> {
  readonly title: Text;
  readonly purpose: Text;
  readonly items: readonly ItemSpec[];
  readonly logic: readonly ShowSpec[];
}

/** Writes a demo form with its definition. */
export function demoForm({ items, logic, title, purpose, ...row }: FormSpec): DemoForm {
  const { formId } = row;
  const idOf = (prop: string): string => `${formId}_${prop}`;
  return {
    ...row,
    pageType: 1,
    title: localText(title),
    purpose: localText(purpose),
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
      formSetting: {
        title: title[0],
        desc: purpose[0],
        submitText: '提交',
        i18n: {
          'zh-Hant': { title: title[1], desc: purpose[1], submitText: '提交' },
          en: { title: title[2], desc: purpose[2], submitText: 'Submit' },
        },
      },
      memo: '',
    },
  };
}
