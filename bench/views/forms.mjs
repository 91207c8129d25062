// The forms everybody is measured with, in words of no form system (see spec.ts for their types).

const KINDS = [
  ['text', 60],
  ['number', 10],
  ['select', 10],
  ['radio', 10],
  ['date', 5],
  ['checkbox', 5],
];
const MANY = choices(20);
const FEW = choices(4);

/** So many fields of all kinds, every other one required. */
export function longForm(count = 300) {
  const fields = mixed(count).map((field, at) => ({ ...field, required: at % 2 === 0 }));
  return { name: 'long', fields, values: {} };
}

/** The first field shows every third of the others when it is B. */
export function fanOutForm(count = 300) {
  const control = { id: 'control', type: 'select', label: '控制', options: ['A', 'B'].map(same) };
  const fields = mixed(count).map((field, at) =>
    at % 3 === 0 ? { ...field, visibleIf: { field: 'control', op: 'eq', value: 'B' } } : field,
  );
  return { name: 'fanOut', fields: [control, ...fields], values: { control: 'A' } };
}

/** Each field is shown while the one before it is filled, and all are. */
export function chainForm(links = 50) {
  const fields = Array.from({ length: links + 1 }, (_, at) => ({
    id: `link${at}`,
    type: 'text',
    label: `链 ${at}`,
    ...(at === 0 ? {} : { visibleIf: { field: `link${at - 1}`, op: 'notEmpty' } }),
  }));
  return { name: 'chain', fields, values: Object.fromEntries(fields.map(({ id }) => [id, 'x'])) };
}

/** One sub-table, half its columns texts, the last a choice. */
export function tableForm(rows = 500, width = 8) {
  const texts = Array.from({ length: width / 2 }, (_, at) => at);
  const columns = [
    ...texts.map((at) => ({ id: `text${at}`, type: 'text', label: `文本 ${at}` })),
    ...texts.slice(1).map((at) => ({ id: `number${at - 1}`, type: 'number', label: `数值 ${at - 1}` })),
    { id: 'choice', type: 'select', label: '选择', options: choices(10) },
  ];
  const values = Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      columns.map(({ id, type }, at) => [
        id,
        type === 'text'
          ? `${row}-${at}-${(row * 7919 + at * 104_729) % 99_991}`
          : type === 'number'
            ? (row * 31 + at * 17) % 1000
            : `v${1 + ((row + at) % 10)}`,
      ]),
    ),
  );
  return {
    name: 'table',
    fields: [{ id: 'rows', type: 'table', label: '子表', columns }],
    values: { rows: values },
  };
}

/** So many rows of that table as a spreadsheet puts them on the clipboard. */
export function tableBlock(rows, width) {
  const [{ columns }] = tableForm(1, width).fields;
  const line = (row) =>
    columns.map(({ type }, at) =>
      type === 'text'
        ? `新 ${row}-${at}`
        : type === 'number'
          ? `1,${100 + (row % 900)}`
          : `选项 ${1 + (row % 10)}`,
    );
  return Array.from({ length: rows }, (_, row) => `${line(row).join('\t')}\r\n`).join('');
}

/** The kinds in their shares, spread evenly over the form. */
function mixed(count) {
  const kinds = KINDS.flatMap(([type, share]) => Array.from({ length: share }, () => type));
  return Array.from({ length: count }, (_, at) => {
    const type = kinds[(at * 37) % kinds.length];
    const options = type === 'select' ? MANY : type === 'radio' || type === 'checkbox' ? FEW : undefined;
    return { id: `f${at}`, type, label: `字段 ${at}`, ...(options === undefined ? {} : { options }) };
  });
}

function choices(count) {
  return Array.from({ length: count }, (_, at) => ({ label: `选项 ${at + 1}`, value: `v${at + 1}` }));
}

function same(text) {
  return { label: text, value: text };
}
