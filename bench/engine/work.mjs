// The work of each row, in words of no engine: fields, answers, and what everybody must see after every step.

/** Options of a choice. */
export const OPTIONS = ['a', 'b', 'c', 'd', 'e'];
export const MAX_TEXT = 20;
export const PATTERN = '^[A-Z]{2}[0-9]{4}$';
export const MOST_CHECKED = 2;

const KINDS = ['text', 'code', 'number', 'email', 'choice', 'choices'];
const RIGHT = {
  text: 'a stand by the door',
  code: 'AB1234',
  number: 42,
  email: 'ann@expo.org',
  choice: 'a',
  choices: ['a', 'b'],
};
const WRONG = {
  text: 'a stand by the door of hall five',
  code: 'AB12345',
  number: 420,
  email: 'ann.expo.org',
  choice: undefined,
  choices: ['a', 'b', 'c'],
};

/** Columns of the sub-table; `gross` is computed. */
export const COLUMNS = [
  { name: 'name', kind: 'text', required: true },
  { name: 'material', kind: 'text' },
  { name: 'origin', kind: 'text' },
  { name: 'code', kind: 'code' },
  { name: 'unit', kind: 'choice' },
  { name: 'long', kind: 'number' },
  { name: 'width', kind: 'number' },
  { name: 'height', kind: 'number' },
  { name: 'weight', kind: 'number' },
  { name: 'pieces', kind: 'number' },
  { name: 'gross', kind: 'number', product: ['weight', 'pieces'] },
  { name: 'memo', kind: 'text' },
];
const BLANK_ROW = { name: 'A new exhibit' };
/** How many rows are added, moved and removed again. */
const ROUNDS = 20;
const ROWS_FOR_A_SET_CELL = 50;
const ROWS_FOR_A_WRONG_CELL = 10;

/** Every row of the table: its sentence, its nominal size and its work for a size. */
export const rows = {
  open: {
    title: (size) => `open a definition of ${text(size)} items, a tenth of them shown by rules`,
    size: 1000,
    make: openWork,
  },
  fanOut: {
    title: (size) => `set a field that ${text(size)} others watch: all shown, all hidden`,
    size: 500,
    make: fanOutWork,
  },
  chain: {
    title: (size) => `a chain of rules ${text(size)} deep: all hidden, all shown`,
    size: 200,
    make: chainWork,
  },
  validate: {
    title: (size) => `validate ${text(size)} answers, half of them wrong`,
    size: 1000,
    make: validateWork,
  },
  tableOpen: {
    title: (size) => `open a sub-table of ${text(size)} × 12 with totals`,
    size: 5000,
    make: (size) => ({ rows: tableRows(size), expected: [{ rows: size, total: totalOf(tableRows(size)) }] }),
  },
  tableSet: {
    title: (size) => `… set ${text((2 * size) / ROWS_FOR_A_SET_CELL)} cells, totals read after each`,
    size: 5000,
    make: tableSetWork,
  },
  tableRows: {
    title: () => `… add, move and remove ${ROUNDS} rows, totals read after each`,
    size: 5000,
    make: tableRowsWork,
  },
  tableValidate: {
    title: () => '… validate it, a wrong cell in every tenth row',
    size: 5000,
    make: tableValidateWork,
  },
};

function openWork(size) {
  const fields = Array.from({ length: size }, (_, index) => field(index));
  // Field 4 is the first choice; each rule is its own.
  const shown = fields.map((one, index) => (index % 10 === 9 ? { ...one, shownWhen: ['f4', 'b'] } : one));
  return {
    fields: shown,
    expected: [{ visible: shown.filter((one) => one.shownWhen === undefined).length }],
  };
}

function fanOutWork(size) {
  const watching = Array.from({ length: size }, (_, index) => ({
    name: `f${index}`,
    kind: 'text',
    shownWhen: ['switch', 'b'],
  }));
  return {
    fields: [{ name: 'switch', kind: 'choice' }, ...watching],
    answers: { switch: 'a' },
    sets: [
      ['switch', 'b'],
      ['switch', 'a'],
    ],
    expected: [
      { visible: size + 1, notified: size },
      { visible: 1, notified: size },
    ],
  };
}

function chainWork(size) {
  const links = Array.from({ length: size }, (_, index) => ({
    name: `f${index + 1}`,
    kind: 'text',
    shownWhen: [`f${index}`, 'b'],
    // Where a hidden field keeps its value, the rule has to ask whether it is seen, too.
    chained: true,
  }));
  return {
    fields: [{ name: 'f0', kind: 'choice' }, ...links],
    answers: Object.fromEntries(Array.from({ length: size + 1 }, (_, index) => [`f${index}`, 'b'])),
    sets: [
      ['f0', 'a'],
      ['f0', 'b'],
    ],
    expected: [
      { visible: 1, notified: size },
      { visible: size + 1, notified: size },
    ],
  };
}

function validateWork(size) {
  const fields = Array.from({ length: size }, (_, index) => field(index));
  const answers = {};
  const wrong = [];
  fields.forEach(({ name, kind }, index) => {
    const isWrong = Math.floor(index / KINDS.length) % 2 === 1;
    const answer = (isWrong ? WRONG : RIGHT)[kind];
    if (answer !== undefined) answers[name] = answer;
    if (isWrong) wrong.push(name);
  });
  return { fields, answers, expected: [{ wrong }] };
}

function tableSetWork(size) {
  const before = tableRows(size);
  const places = Array.from({ length: size / ROWS_FOR_A_SET_CELL }, (_, at) => at * ROWS_FOR_A_SET_CELL);
  const after = before.map((row, index) => (index % ROWS_FOR_A_SET_CELL === 0 ? weighing(row, 7.25) : row));
  const back = before.map((row, index) => (index % ROWS_FOR_A_SET_CELL === 0 ? weighing(row, 2.5) : row));
  return {
    rows: before,
    places,
    column: 'weight',
    values: [7.25, 2.5],
    expected: [after, back].map((rows_) => ({ rows: size, total: totalOf(rows_) })),
  };
}

function tableRowsWork(size) {
  const before = tableRows(size);
  return {
    rows: before,
    blank: BLANK_ROW,
    places: Array.from({ length: ROUNDS }, (_, at) => Math.floor(((at + 1) * size) / (ROUNDS + 1))),
    expected: [{ rows: size, total: totalOf(before), names: before.map((row) => row.name) }],
  };
}

function tableValidateWork(size) {
  const wrong = [];
  const all = tableRows(size).map((row, index) => {
    if (index % ROWS_FOR_A_WRONG_CELL !== 0) return row;
    const column = COLUMNS[[3, 8, 0][(index / ROWS_FOR_A_WRONG_CELL) % 3]];
    wrong.push(`${index}.${column.name}`);
    if (column.name === 'name') {
      const { name: _, ...rest } = row;
      return rest;
    }
    const changed = { ...row, [column.name]: WRONG[column.kind] };
    return { ...changed, gross: changed.weight * changed.pieces };
  });
  return { rows: all, expected: [{ wrong }] };
}

function field(index) {
  return { name: `f${index}`, kind: KINDS[index % KINDS.length], required: true };
}

function tableRows(size) {
  return Array.from({ length: size }, (_, index) =>
    weighing(
      {
        name: `Exhibit ${index}`,
        material: 'oak, steel',
        origin: 'CN',
        code: RIGHT.code,
        unit: OPTIONS[index % OPTIONS.length],
        long: 10 + (index % 80),
        width: 10 + (index % 70),
        height: 10 + (index % 60),
        pieces: 1 + (index % 9),
        memo: '',
      },
      0.5 + (index % 90),
    ),
  );
}

function weighing(row, weight) {
  return { ...row, weight, gross: weight * row.pieces };
}

function totalOf(all) {
  return all.reduce((sum, row) => sum + row.gross, 0);
}

function text(count) {
  return count.toLocaleString('en-US');
}
