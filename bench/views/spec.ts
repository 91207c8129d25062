/** A field in words of no form system. */
export interface NeutralField {
  readonly id: string;
  readonly type: 'text' | 'number' | 'select' | 'radio' | 'date' | 'checkbox' | 'table';
  readonly label: string;
  readonly required?: boolean;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly columns?: readonly NeutralField[];
  readonly visibleIf?: { readonly field: string; readonly op: 'eq' | 'notEmpty'; readonly value?: string };
}

/** A form in words of no form system. */
export interface NeutralForm {
  readonly name: string;
  readonly fields: readonly NeutralField[];
  readonly values: Readonly<Record<string, unknown>>;
}

const types = {
  text: 'input',
  number: 'number',
  select: 'select',
  radio: 'radio',
  date: 'date',
  checkbox: 'checkbox',
  table: 'dynamic',
} as const;

/** The form as Zhantai's wire has it (wire.md). */
export function detailOf({ fields }: NeutralForm) {
  return {
    formId: '1',
    formItems: fields.map((field) => ({
      formItemId: field.id,
      formItemType: types[field.type],
      formItemLabel: field.label,
      formItemRequired: field.required === true,
      formItemOriginalData: JSON.stringify(originalOf(field)),
    })),
    formLogic: {
      scheme: fields.flatMap(({ id, visibleIf }) =>
        visibleIf === undefined
          ? []
          : [
              {
                triggerList: [{ formItemId: id, type: 'show' }],
                condition: {
                  relation: 'and',
                  conditionList: [
                    {
                      formItemId: visibleIf.field,
                      expression: visibleIf.op === 'eq' ? 'eq' : 'ne',
                      optionValue: visibleIf.value ?? '',
                    },
                  ],
                },
              },
            ],
      ),
    },
  };
}

function originalOf({ id, type, options, columns }: NeutralField): Readonly<Record<string, unknown>> {
  return {
    prop: id,
    ...(options === undefined ? {} : { dicData: options }),
    ...(type !== 'table' || columns === undefined
      ? {}
      : {
          variant: 'table',
          children: {
            column: columns.map((column) => ({
              type: types[column.type],
              label: column.label,
              ...originalOf(column),
            })),
          },
        }),
  };
}

/** Its first answers as the wire has them. */
export const answersOf = ({ values }: NeutralForm) => values;
