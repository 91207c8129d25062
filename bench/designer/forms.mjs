// The forms that designers are measured with, in words of no form system (views/spec.ts).
import { longForm } from '../views/forms.mjs';
import { detailOf } from '../views/spec.ts';

/** Items of the form. */
export const ITEMS = 300;

/** A form of 300 items as Zhantai's wire has it (wire.md). */
export function longDetail() {
  const { formItems, formLogic } = detailOf(neutralForm());
  const items = formItems.map((item, at) => ({
    ...item,
    formItemOriginalData: JSON.stringify({
      ...JSON.parse(item.formItemOriginalData),
      label: item.formItemLabel,
      span: 12,
      ...(at % 4 === 3 ? { placeholder: `例如 ${at}` } : {}),
    }),
  }));
  const formLogicOf = { ...formLogic, scheme: items.flatMap((item, at) => schemeOf(items, item, at)) };
  return { formItems: items, formLogic: formLogicOf };
}

/** The same without rules, for designers that have others. */
export function neutralForm() {
  const { fields } = longForm(ITEMS);
  return { name: 'designed', fields, values: {} };
}

/** Every tenth item is shown by the choice before it that is nearest. */
function schemeOf(items, item, at) {
  if (at % 10 !== 9) return [];
  const trigger = items.slice(0, at).findLast(({ formItemType }) => formItemType === 'select');
  if (trigger === undefined) return [];
  const [option] = JSON.parse(trigger.formItemOriginalData).dicData;
  const condition = { formItemId: trigger.formItemId, expression: 'eq', optionValue: option.value };
  return [
    {
      triggerList: [{ formItemId: item.formItemId, type: 'show' }],
      condition: { relation: 'and', conditionList: [condition] },
    },
  ];
}
