// The work, in words of no library: an exhibit list of twelve columns as a person fills it, and tables to write.

/** Rows of the workbook that is imported. */
export const IMPORT_ROWS = 10_000;
/** Rows and columns of the export. */
export const EXPORT_ROWS = 100_000;
export const EXPORT_COLUMNS = 30;
/** Columns with a drop-down of the template. */
export const DROP_DOWNS = 50;

const KINDS = ['机床', '刀具', '量具', '夹具', '机器人'];

/** The sub-table that the workbook is imported into. */
export const exhibits = {
  formItemId: 'exhibits',
  formItemType: 'dynamic',
  formItemLabel: '展品',
  formItemOriginalData: {
    prop: 'zhanpinzibiao',
    children: {
      column: [
        column('name', 'input', '展品名称', { required: true, maxLength: 60 }),
        column('model', 'input', '型号', { rules: [{ pattern: '^[A-Z]{2}-\\d+$' }] }),
        column('kind', 'select', '类别', {
          required: true,
          dicData: KINDS.map((label, value) => ({ label, value: String(value) })),
        }),
        column('long', 'number', '长(cm)', { required: true, min: 1, max: 3000 }),
        column('width', 'number', '宽(cm)', { required: true, min: 1 }),
        column('height', 'number', '高(cm)', { required: true, min: 1 }),
        column('weight', 'number', '单重(kg)', { required: true, precision: 2 }),
        column('number', 'number', '数量', { required: true, precision: 0 }),
        column('day', 'date', '进馆日期', { startDate: '2026-01-01', endDate: '2026-12-31' }),
        column('phone', 'input', '联系电话', { rules: [{ type: 'mobile' }] }),
        column('fragile', 'switch', '易碎', {
          dicData: [
            { label: '否', value: '0' },
            { label: '是', value: '1' },
          ],
        }),
        column('memo', 'textarea', '备注', { maxLength: 200 }),
      ],
    },
  },
};

/** The cells of the workbook, header first; days as serial numbers. */
export function exhibitCells() {
  const labels = exhibits.formItemOriginalData.children.column.map(({ formItemLabel }) => formItemLabel);
  const rows = Array.from({ length: IMPORT_ROWS }, (_, at) => [
    `五轴加工中心 ${at}`,
    `VM-${1000 + at}`,
    KINDS[at % KINDS.length],
    100 + (at % 900),
    80 + (at % 300),
    60 + (at % 200),
    Math.round(((at * 37.77) % 9000) * 100) / 100,
    1 + (at % 9),
    46_143 + (at % 200),
    `138${String(10_000_000 + at)}`,
    at % 2 === 0 ? '是' : '否',
    at % 3 === 0 ? '吊装时请注意重心' : '',
  ]);
  return [labels, ...rows];
}

/** A sub-table of drop-downs, every fifth of them too long for the cell itself. */
export const dropDowns = {
  formItemId: 'choices',
  formItemType: 'dynamic',
  formItemLabel: '选择',
  formItemOriginalData: {
    prop: 'choices',
    children: {
      column: Array.from({ length: DROP_DOWNS }, (_, at) =>
        column(`c${at}`, 'select', `选项 ${at}`, {
          dicData: Array.from({ length: at % 5 === 0 ? 300 : 8 }, (__, value) => ({
            label: `第 ${value} 项`,
            value: String(value),
          })),
        }),
      ),
    },
  },
};

/** The columns of the export: texts, numbers, days. */
export const exportColumns = Array.from({ length: EXPORT_COLUMNS }, (_, at) => ({
  header: `列 ${at}`,
  type: ['text', 'number', 'date'][at % 3],
}));

/** The rows of the export, one after the other. */
export function* exportRows() {
  for (let row = 0; row < EXPORT_ROWS; row += 1) {
    yield exportColumns.map(({ type }, at) => {
      if (type === 'text') return `展品 ${row}-${at}`;
      if (type === 'number') return row + at / 100;
      return { kind: 'date', text: `2026-${String(1 + (row % 12)).padStart(2, '0')}-0${1 + (at % 9)}` };
    });
  }
}

function column(prop, formItemType, formItemLabel, rest) {
  return {
    formItemId: prop,
    formItemType,
    formItemLabel,
    formItemRequired: rest.required === true,
    prop,
    ...rest,
  };
}
