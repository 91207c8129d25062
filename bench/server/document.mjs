/** How many fields of each type make the form of 100 fields. */
const mix = { input: 60, textarea: 5, number: 12, select: 10, radio: 5, checkbox: 4, date: 4 };
const options = ['a', 'b', 'c', 'd', 'e'].map((value) => ({ value, label: `Choice ${value}` }));

const kinds = {
  input: { original: { maxlength: 100 }, answer: (n) => `Nantong Precision Machinery ${n}` },
  textarea: {
    original: { maxlength: 500 },
    answer: (n) => `Numerically controlled machining centres, spindles and fixtures; line ${n} of the stand.`,
  },
  number: { original: { min: 0, max: 100_000 }, answer: (n) => (n * 37) % 10_000 },
  select: { original: { dicData: options }, answer: (n) => options[n % 5].value },
  radio: { original: { dicData: options }, answer: (n) => options[n % 5].value },
  checkbox: {
    original: { dicData: options },
    answer: (n) => [options[n % 5].value, options[(n + 1) % 5].value],
  },
  date: {
    original: { valueFormat: 'YYYY-MM-DD' },
    answer: (n) => `2027-03-${String(1 + (n % 28)).padStart(2, '0')}`,
  },
};

const fields = Object.entries(mix).flatMap(([type, count]) =>
  Array.from({ length: count }, (_, index) => ({ type, prop: `${type}_${index + 1}`, number: index + 1 })),
);

/** A form detail of 100 fields, half of them required. */
export const definition = {
  formItems: fields.map(({ type, prop, number }) => ({
    formItemId: `f_${prop}`,
    formItemType: type,
    formItemLabel: `Field ${prop}`,
    formItemRequired: number % 2 === 0,
    formItemOriginalData: JSON.stringify({ prop, ...kinds[type].original }),
  })),
  formLogic: { scheme: [] },
  formSetting: {},
};

/** Answers to all of them; `round` makes each submission another document. */
export function answers(round) {
  return Object.fromEntries(
    fields.map(({ type, prop, number }) => [prop, kinds[type].answer(number + round)]),
  );
}
