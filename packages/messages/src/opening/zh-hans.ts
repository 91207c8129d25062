/** Words of the first hour of an exhibition, and of opening and closing it. The source of the other languages. */
export const zhHans = {
  lead: '六步就能请展商进来填表',
  text: (done: number) =>
    done === 0
      ? '每一步保存后都在，可以改天再继续。'
      : `做好了 ${done} 步。每一步保存后都在，可以改天再继续。`,
  steps: '开放前的六步',
  step: { done: '已做好', next: '下一步', open: '还没做' },
  exhibition: '建一个展会',
  exhibitionText: (title: string, venue: string, start: string, end: string) =>
    [title, venue, start === '' ? '还没有日期' : `${start} 到 ${end}`]
      .filter((part) => part !== '')
      .join('，'),
  change: '改',
  place: '写明展馆和联系人',
  placeText: '展馆的馆号、名称和限高；展商有问题时找谁。',
  toPlace: '去填',
  forms: '准备表格',
  formsText: (forms: number) =>
    forms === 0 ? '现在没有一份表格，展商看不到任何东西。' : `已发布 ${forms} 份，每一份的对象和截止都能改。`,
  toForms: '看表格',
  exhibitors: '导入展商',
  exhibitorsText: (exhibitors: number) =>
    exhibitors === 0
      ? '一张 Excel：公司名、展馆、展位号、面积、类型、手机号。错的会一行行告诉您。'
      : `已有 ${exhibitors} 家，可以再导入，重复的会覆盖。`,
  toExhibitors: '去导入',
  staff: '请同事一起做',
  staffText: '管理员、表格编辑和审核员，可以只管几份表格或几个馆。',
  toStaff: '去邀请',
  opening: '开放',
  openingText: '开放后展商就能登录填表。没做完也能开放，开放前会再列一遍。',
  unsent: (what: string) => `${what}还没有接上，首次登录的链接可以下载成 Excel 自己发。`,
  mailAndSms: '邮件和短信',
  mailOnly: '邮件',
  smsOnly: '短信',
  missingTitle: (count: number) => (count === 0 ? '开放前的事都做好了' : `开放前还差 ${count} 件`),
  doneCount: (count: number) => `做完 ${count} 件`,
  missingOpen: (count: number) => (count === 0 ? '要准备的都做好了' : `还差 ${count} 件`),
  missingNote: '差的事随时可以做。没做完也能开放，开放时会再列一遍。',
  mend: '去处理',
  mendOf: (what: string) => `去处理：${what}`,
  checkDone: '已做好',
  checkMissing: '还没做',
  done: {
    dates: '展会日期',
    halls: '展馆',
    contact: '联系电话或邮箱',
    forms: '已发布的表格',
    deadlines: '必交表格的截止时间',
    pastDeadlines: '没有表格已过截止',
    weekendDeadlines: '没有截止落在周末',
    exhibitors: '展商名单',
    staff: '这届展会的员工',
    factors: '管理员的两步验证',
    mail: '邮件已接上',
    sms: '短信已接上',
    trial: '试填过表格',
  },
  missing: {
    dates: () => '没有日期，或展会已过',
    halls: () => '没有展馆',
    contact: () => '没有联系电话和邮箱',
    forms: () => '没有已发布的表格',
    deadlines: (names: string) => `必交但没有截止：${names}`,
    pastDeadlines: (names: string) => `已过截止：${names}`,
    weekendDeadlines: (names: string) => `截止落在周末：${names}`,
    exhibitors: () => '没有展商',
    staff: () => '没有这届展会的员工',
    factors: (names: string) => `没开两步验证：${names}`,
    mail: () => '邮件没有接上，请系统管理员设置 MAIL_URL',
    sms: () => '短信没有接上，请系统管理员设置 SMS_URL',
    trial: () => '还没有试填过表格',
  },
  names: (names: readonly string[], count: number) =>
    count > names.length ? `${names.join('、')} 等 ${count} 个` : names.join('、'),
  tick: '标为已做',
  untick: '取消标记',
  tickedBy: (by: string, at: string) => `${by} 标为已做，${at}`,
  trial: {
    title: '试填',
    text: '以一家不计数的展商填一遍表格：每种展位各一个，不占名额和库存，不发任何消息。',
    tried: (submissions: number, since: string) =>
      `从 ${since} 开始，交了 ${submissions} 份。不占名额和库存，不发任何消息。`,
    start: '开始试填',
    goOn: '继续试填',
    clear: '清掉试填数据',
    clearTitle: '清掉试填数据吗？',
    clearText: '试填的表格、订单、人员和文件都会删掉，不能恢复。开放展会时也会自动清掉。',
    cleared: '试填数据已清掉',
    reason: '开放前试填一遍表格',
  },
  hostTaken: (host: string, title: string) => `网址 ${host} 现在由“${title}”使用。`,
  handOverText: (title: string) => `交过来后，“${title}”仍然开放，用它自己的链接打开。`,
  handOver: '交过来并开放',
  open: '开放展会',
  openTitle: '开放这个展会吗？',
  openText: '开放后，展商和访客马上能进来。随时可以再关闭。',
  openAnyway: '仍然开放',
  nothingMissing: '该有的都有了。',
  opened: '展会已开放',
  close: '关闭展会',
  closeTitle: '关闭这个展会吗？',
  closeText:
    '关闭后，展商和访客进不来，只看到展会名称和联系方式；登录和填过的内容都保留，重新开放后接着用。员工不受影响。',
  closed: '展会已关闭',
  cancel: '取 消',
};

/** The shape every language must satisfy. */
export type OpeningWords = typeof zhHans;
