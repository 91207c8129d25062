/** A small form detail: a number that is asked for raw space only. */
export const detail = {
  formItems: [
    {
      formItemId: 'kind',
      formItemType: 'radio',
      formItemLabel: 'Kind of stand (shell, raw)',
      formItemRequired: true,
      formItemOriginalData: { dicData: ['shell', 'raw'].map((value) => ({ value, label: value })) },
    },
    {
      formItemId: 'height',
      formItemType: 'number',
      formItemLabel: 'Height in m',
      formItemRequired: true,
      formItemOriginalData: { max: { value: '${booth.heightLimit}' }, precision: 2 },
    },
  ],
  formLogic: {
    scheme: [
      {
        triggerList: [{ formItemId: 'height', type: 'show' }],
        condition: {
          relation: 'and',
          conditionList: [{ formItemId: 'kind', expression: 'eq', optionValue: 'raw' }],
        },
      },
    ],
  },
};
