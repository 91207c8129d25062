// How long the server takes to judge a large submission: 200 fields and a sub-table of 200 × 12. Prints milliseconds.
import { checkTypes, parseDefinition, submissionOf, unknownProps, validate } from '@zhantai/engine';

const fields = Array.from({ length: 200 }, (_, number) => ({
  formItemId: `f_${number}`,
  formItemType: 'input',
  formItemLabel: `Field ${number}`,
  formItemRequired: number % 2 === 0,
  formItemOriginalData: JSON.stringify({ prop: `p${number}`, maxlength: 100 }),
}));
const column = Array.from({ length: 12 }, (_, number) => ({
  prop: `c${number}`,
  formItemId: `f_c${number}`,
  type: number % 3 === 0 ? 'number' : 'input',
  label: `Column ${number}`,
  rules: [{ required: true }],
}));
const table = {
  formItemId: 'f_rows',
  formItemType: 'dynamic',
  formItemLabel: 'Rows',
  formItemRequired: true,
  formItemOriginalData: JSON.stringify({ prop: 'rows', children: { column } }),
};
const detail = { formItems: [...fields, table], formLogic: { scheme: [] }, formSetting: {} };
const rows = Array.from({ length: 200 }, (_, row) => ({
  $id: `r${row}`,
  ...Object.fromEntries(
    column.map(({ prop, type }, index) => [prop, type === 'number' ? row * index : `cell ${row}`]),
  ),
}));
const answers = {
  ...Object.fromEntries(fields.map((_, number) => [`p${number}`, `answer ${number}`])),
  rows,
};

const definition = parseDefinition(detail, { language: 'zh-Hans' });
const context = { today: '2027-03-18', user: {}, exhibitor: {}, booth: {}, form: {}, last: {} };
const judge = (): number => {
  const since = performance.now();
  const unknown = unknownProps(definition, answers);
  const taken = submissionOf(definition, answers, { context, stored: {} });
  const problems = [
    ...checkTypes(definition, answers),
    ...validate(definition, answers, { today: context.today, context, stored: {}, optionsOf: () => null }),
  ];
  const took = performance.now() - since;
  if (unknown.length > 0 || problems.length > 0 || Object.keys(taken).length !== 201) {
    throw new Error(`The answers of the bench are wrong: ${JSON.stringify([unknown, problems.slice(0, 3)])}`);
  }
  return took;
};
for (let warm = 0; warm < 30; warm += 1) judge();
const times = Array.from({ length: 101 }, judge).sort((one, other) => one - other);
process.stdout.write(String(times[50]));
