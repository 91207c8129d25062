/** Words of spreadsheets: templates, exports and what is wrong with a file. The source of the other languages. */
export const zhHans = {
  yes: '是',
  no: '否',
  total: '合计',
  listSeparator: '，',
  /** Names of files, without their ending. */
  files: {
    exhibits: '展品信息导入表',
    machinery: '机力租用导入表',
    template: (label: string) => (label === '' ? '导入表' : `${label}导入表`),
    marked: (name: string) => `${name}（错误标注）`,
  },
  /** Why a file is not read. */
  faults: {
    format: '格式不正确，请上传xlsx或xls文件',
    broken: '文件已损坏，无法读取。请在表格软件中重新保存后再上传',
    encrypted: '文件设有密码，无法读取。请取消密码后再上传',
    tooLarge: '文件过大，无法导入。请删去多余的行、列和工作表后再上传',
    empty: '文件中没有数据。请从表头下一行开始填写',
    noHeader: '没有找到与表格对应的列名。请下载模板，按模板的表头填写',
    /** What a file is that is none; each stands behind `format`. */
    excel95: '这是 Excel 95 或更早的工作簿，请用 Excel 或 WPS 打开，另存为 xlsx 后再上传',
    xlsb: '这是 xlsb 二进制工作簿，请在 Excel 中另存为 xlsx 后再上传',
    ods: '这是 ods（OpenDocument）表格，请在表格软件中另存为 xlsx 后再上传',
    numbers: '这是 Numbers 表格，请在 Numbers 中导出为 Excel 后再上传',
    webPage: '这是网页，其中没有能读取的表格。请打开导出它的系统重新导出，或用 Excel 打开后另存为 xlsx',
    text: '这是文本，其中没有表格。请把内容填进模板后再上传',
    exchange: '这是 SYLK、DIF 或 UOF 表格，请在表格软件中另存为 xlsx 后再上传',
    pdf: '这是 PDF 文件，请把内容填进模板后再上传',
    document: '这是文档或演示文稿，请把内容填进模板后再上传',
    image: '这是图片，请把内容填进模板后再上传',
    archive: '这是压缩包，请解压后上传其中的表格',
  },
  /** What files are by the ending of their name, before anything of them is read. */
  named: {
    csv: '这是 csv 文本，请用表格软件打开，另存为 xlsx 后再上传',
    page: '这是网页，请用 Excel 打开，另存为 xlsx 后再上传',
    workbook: '请在表格软件中另存为 xlsx 后再上传',
  },
  /** What stands in a file in the place of a header. */
  found: (headers: string) => `文件里的列名是：${headers}`,
  quoted: (text: string) => `「${text}」`,
  /** Between two sentences. */
  sentence: '。',
  template: {
    guide: '填写说明',
    lists: '选项',
    example: '示例',
    exampleRow: '灰色的一行是示例，可以改写或删除；保持不变时不会被导入。',
    lines: [
      '请在第一张工作表中填写，每行一条，从表头下一行开始。',
      '带 * 的列为必填。请不要改动表头文字，列的先后可以调整。',
    ],
    /** What becomes of rows with errors: of a table that is taken as a whole, and of one that is taken row by row. */
    wholly: '空行会被跳过；任何一行有误时，整张表都不会导入。',
    rowByRow: '空行会被跳过；每行单独检查，无误的行会导入，有误的行会逐一列出原因。',
    atMost: (count: number) => `最多 ${count} 行。`,
    separator: '；',
    column: '列名',
    required: '必填',
    how: '填写要求',
    sample: '示例',
    text: '文字',
    textUpTo: (count: number) => `文字，不超过 ${count} 个字符`,
    number: '数字',
    integer: '整数',
    decimals: (count: number) => `数字，最多 ${count} 位小数`,
    from: (min: string) => `不小于 ${min}`,
    to: (max: string) => `不大于 ${max}`,
    date: '日期，如 2026-05-01',
    time: '时间，如 09:30',
    datetime: '日期和时间，如 2026-05-01 09:30',
    year: '年份，如 2026',
    color: '颜色，如 #0a5a66',
    range: '起止，用 ~ 连接',
    one: '从下拉列表中选择',
    oneDependent: (column: string) => `先填「${column}」，再从下拉列表中选择`,
    several: '可填多项，用逗号分隔',
    path: '逐级填写，用 / 分隔',
    options: (labels: string) => `可选：${labels}`,
    entries: '可填多项，每项一行',
    other: (label: string) => `选「${label}」时，在其后的括号中写明内容`,
    computed: '自动计算，无需填写',
    file: '文件请在页面上添加，不能导入',
    pickTitle: '请选择列表中的一项',
    pick: (column: string) => `「${column}」不接受列表以外的内容`,
    valueTitle: '填写内容不符合要求',
    value: (column: string, how: string) => `${column}：${how}`,
  },
};

/** The shape every language of spreadsheets must satisfy. */
export type SheetWords = typeof zhHans;
