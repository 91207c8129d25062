/** Words of what an exhibition begins with, and of packs. The source of the other languages. */
export const zhHans = {
  title: '从哪里开始',
  sources: '从哪里来',
  notYours: '只有主办方管理员能把内容带进展会。',
  isOpen: '展会已开放，不能再带入。请先关闭展会。',
  kinds: { exhibition: '往届', pack: '模板包', other: '其他' },
  exhibitionText: (start: string) => (start === '' ? '还没有日期' : `${start} 开展`),
  packText: (forms: number, items: number) =>
    forms === 0 ? '没有表格，自己从第一份做起' : `${forms} 份表格，${items} 项价目`,
  ownPack: (by: string, at: string) => `${by} ${at} 存`,
  standard: '产品自带，三种语言',
  empty: '产品自带，只有分组 A 到 F',
  archive: '档案文件',
  archiveText: '另一台服务器导出的 zip，建成另一个展会',
  heading: (title: string) => `照「${title}」办`,
  moved: (days: number) =>
    days === 0
      ? '日期不变'
      : `日期${days > 0 ? '后移' : '前移'} ${Math.abs(days)} 天${days % 7 === 0 ? '，星期不变' : ''}`,
  lead: '带进来的是独立的一份，改它不影响来源。带入以前，展商什么也看不到。',
  packLead: '带进来的是独立的一份，每一份表格都能改、能删、能再加。带入以前，展商什么也看不到。',
  dates: '日期',
  firstDay: (day: string) => `开展日 ${day}`,
  noFirstDay: '开展日还没有定，日期不动',
  changeFirstDay: '改开展日',
  moments: (count: number) => (count === 0 ? '没有要平移的日期' : `${count} 个日期，都能先改再带入`),
  single: '同一时间的也分开列',
  kind: '是什么',
  of: '属于',
  from: '原来',
  to: '这一届',
  toOf: (what: string) => `这一届：${what}`,
  weekend: (day: string) => `${day}，落在周末`,
  restore: '复原',
  restoreOf: (what: string) => `复原：${what}`,
  momentKinds: {
    milestone: '日程',
    media: '媒体自助登记',
    opens: '表格开放',
    early: '早订价截止',
    end: '表格截止',
    late: '逾期受理截止',
    onSiteFrom: '现场价开始',
    onSiteUntil: '现场价结束',
    rule: '订购规则里的日子',
    field: '题目里的日子',
    slot: '按天的库存',
    item: '价目里的日子',
    notice: '通知发布',
    seatOpens: '选座开始',
    seatCloses: '选座截止',
  },
  names: (names: readonly string[], more: number) =>
    more === 0 ? names.join('、') : `${names.join('、')} 等 ${names.length + more} 个`,
  parts: '带过来什么',
  partNames: {
    profile: '展馆与联系人',
    groups: '表格分组',
    dictionaries: '字典',
    forms: '表格',
    catalogues: '价目表与库存',
    articles: '文章与信函',
    notices: '首页通知',
    plan: '座位图',
    builders: '搭建商',
    staff: '员工与分工',
    exhibitors: '展商名单',
  },
  partTexts: {
    profile: '馆号、日程、联系人、标志，已填的不动',
    groups: '分组 A 到 F 的名称',
    dictionaries: '表格里选项的来源',
    forms: '取线上版本，成为第 1 版；译文一起带',
    catalogues: '数量照旧，已订的不带；价档日期随表格平移',
    articles: '取线上版本，文字里的日期请自己核对',
    notices: '发给所有人的，到了日子就显示',
    plan: '排和区照旧，不带座位上的人',
    builders: '名称、等级和联系方式',
    staff: '有最后一天的不带',
    exhibitors: '连账号和标签，标为「已邀请」，不带展位',
  },
  count: (part: string, count: number) =>
    part === 'profile'
      ? ''
      : part === 'groups' || part === 'dictionaries'
        ? `${count} 组`
        : part === 'exhibitors'
          ? `${count} 家`
          : part === 'staff'
            ? `${count} 人`
            : part === 'forms'
              ? `${count} 份`
              : part === 'catalogues'
                ? `${count} 项`
                : `${count} 个`,
  isTaken: '展会里已经有了，不再带入',
  never: '提交的答案、人员、订单、附件',
  neverText: '不带。新的一届从空白开始，旧的仍在原来的展会里。',
  chooseForms: (chosen: number, all: number) => `选表格：${chosen} / ${all} 份`,
  allForms: '全选',
  options: '这些选项写着日期，不会自己移',
  optionsText: '带入以后，到表格里逐处改。',
  option: (code: string, field: string, options: string) => `${code} ${field}：${options}`,
  barText: '先带入，展商收不到任何消息。',
  cancel: '取消',
  fill: (parts: number) => `带入 ${parts} 类`,
  chooseOne: '至少选一类',
  failedAgain: '返回再试',
  done: '带入好了',
  doneText: '下面是展会里现在有的，都能再改。',
  toForms: '看表格',
  toExhibition: '看展会设置',
  toHome: '回到准备步骤',
  more: '再带入别的',
  comma: '，',
  separator: '、',
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  packs: '模板包',
  packsText: '把这个展会的表格、字典、信函和价目存成模板包，以后的展会可以从它开始。不带任何人的资料。',
  packTitle: '模板包名称',
  packNote: '备注',
  needPackTitle: '请填模板包名称',
  needPackPart: '至少选一类',
  packParts: '存什么',
  keepPack: '存为模板包',
  kept: (title: string) => `「${title}」存好了。`,
  keepAnother: '再存一个',
  packList: '已存的模板包',
  noPacks: '还没有自己的模板包。',
  deletePack: '删除',
  deletePackOf: (title: string) => `删除：${title}`,
  deleteTitle: (title: string) => `删除模板包「${title}」吗？`,
  deleteText: '用它建好的展会不受影响。删除后不能恢复。',
  deleted: '模板包已删除',
};

/** The shape every language must satisfy. */
export type SetUpWords = typeof zhHans;
