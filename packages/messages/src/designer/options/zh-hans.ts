/** Words of the options of an item. The source of the other languages. */
export const optionsZhHans = {
  source: '选项来源',
  byHand: '手工填写',
  otherSource: (url: string) => `其他地址 ${url}`,
  dictionary: (title: string, count: number) => `字典 ${title}，${count} 条`,
  filter: (key: string) => `只列出 ${key} 等于`,
  noFilter: '不筛选',
  paste: '粘贴选项',
  pasteNote:
    '一行一个。一列是名称；两列是名称、值；四列再加繁体、英文。已有的名称保留原来的值，新的接着编号。',
  take: '加入选项',
  takeCount: (added: number, kept: number) =>
    kept === 0 ? `加入 ${added} 个选项` : `加入 ${added} 个选项，${kept} 个已有`,
  taken: (label: string, count: number) => `「${label}」粘贴了 ${count} 个选项`,
  tooMany: (count: number, limit: number) =>
    `一共会有 ${count} 个，一题最多 ${limit} 个。请建字典，再在上面选它。`,
  faults: {
    columns: (line: number, text: string, _other: number) =>
      `第 ${line} 行有 ${text} 列，只能是 1、2 或 4 列`,
    noLabel: (line: number, _text: string, _other: number) => `第 ${line} 行没有名称`,
    sameLabel: (line: number, text: string, other: number) =>
      `第 ${line} 行的名称「${text}」和第 ${other} 行相同`,
    sameValue: (line: number, text: string, other: number) =>
      `第 ${line} 行的值「${text}」和第 ${other} 行相同`,
    valueTaken: (line: number, text: string) => `第 ${line} 行的值「${text}」已是别的选项`,
    tooDeep: (line: number, text: string, _other: number) => `第 ${line} 行「${text}」比上一行深了不止一级`,
    separator: (line: number, text: string, _other: number) => `第 ${line} 行的值「${text}」里不能有 , | _>`,
  },
  tree: {
    title: (count: number) => `${count} 个选项`,
    hint: '名称里按 Tab 缩进一级，Shift+Tab 退回一级，Enter 加一行，↑ ↓ 换行，Alt+↑ ↓ 移动，Ctrl+Delete 连同下级删除，Esc 离开',
    label: (at: number) => `第 ${at} 行的名称`,
    value: (at: number) => `第 ${at} 行的值`,
    'zh-Hant': (at: number) => `第 ${at} 行的繁体名称`,
    en: (at: number) => `第 ${at} 行的英文名称`,
    heads: { label: '名称', value: '值', 'zh-Hant': '繁体', en: '英文' },
    add: '加一行',
    atLevel: (label: string, level: number) => `「${label}」在第 ${level} 级`,
    cannotIndent: '上面没有可以归入的选项',
    atTop: '已经是第一级',
    atEnd: '同一级里已经到头',
    added: '加了一个选项',
    removed: (label: string, count: number) => `删除「${label}」，共 ${count} 个选项`,
    moved: (label: string) => `移动「${label}」`,
    changed: (label: string) => `「${label}」改了选项`,
    paste: '粘贴树的选项',
    pasteNote: '一行一个，按缩进分级（制表符、空格或空单元格）。名称之后可以有值，或者值、繁体、英文。',
  },
  moreFaults: (count: number) => `另有 ${count} 处`,
  fixed: (value: string) => `值「${value}」已发布，不能改`,
  lost: (value: string, uses: readonly string[]) => `值「${value}」已不在选项里，还用在：${uses.join('；')}`,
  byRule: (sentence: string) => `规则「${sentence}」`,
  byQuota: (limit: number) => `限量 ${limit}`,
  byAnswers: (count: number) => `${count} 份回答`,
};
