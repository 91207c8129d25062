import { captchaZhHans } from '../captcha/captcha-zh-hans.ts';
import { archivesZhHans } from './archives-zh-hans.ts';
import { exhibitionsZhHans } from './exhibitions-zh-hans.ts';
import { exhibitorsZhHans } from './exhibitors-zh-hans.ts';
import { formsZhHans } from './forms-zh-hans.ts';
import { frameZhHans } from './frame-zh-hans.ts';
import { boothsZhHans } from './booths-zh-hans.ts';
import { contactsZhHans } from './contacts-zh-hans.ts';
import { dictionariesZhHans } from './dictionaries-zh-hans.ts';
import { fillingInZhHans } from './filling-in-zh-hans.ts';
import { jobsZhHans } from './jobs-zh-hans.ts';
import { ordersZhHans } from './orders-zh-hans.ts';
import { staffZhHans } from './staff-zh-hans.ts';

/** Words of the console. The source of the other languages. */
export const zhHans = {
  product: '组委会工作台',
  organiser: '组委会',
  ...frameZhHans,
  ...exhibitionsZhHans,
  ...archivesZhHans,
  account: {
    menu: '账号',
    signOut: '退出登录',
    language: '语言',
    sessions: '登录的设备',
    sessionsText: '这个账号现在登录在下面这些地方。有不认识的，请结束它并修改密码。',
    here: '这台设备',
    unknownDevice: '未知设备',
    sessionFacts: (begun: string, used: string, address: string) =>
      `${begun} 登录 · 最近使用 ${used} · ${address}`,
    end: '结束',
    endOthers: '结束其他登录',
  },
  roles: { admin: '管理员', editor: '表格编辑', reviewer: '审核员' },
  signIn: {
    title: '登录组委会工作台',
    username: '用户名',
    password: '密码',
    ...captchaZhHans,
    submit: '登录',
    busy: '正在登录',
    needUsername: '请输入用户名',
    needPassword: '请输入密码',
    notice: '账号由管理员开通。忘记密码请联系管理员重设。',
    expired: '登录已过期，请重新登录',
    slowed: '试得太频繁，请稍等再登录',
    wrongRole: '这个账号不是组委会账号，请到参展商门户登录',
  },
  guestAlarm: (form: string, at: string) =>
    `《${form}》一小时内收到很多未验证手机的填写（${at}）。到上限后，未验证的人要等到这一小时过完才能提交；已验证手机和持展商邀请的人不受影响。`,
  smsAlarm: {
    half: (at: string) =>
      `${at} 发往未登记号码的验证码短信到了每小时上限的一半。到上限后，这些号码要等到这一小时过完才能收到，已登记的号码不受影响。`,
    full: (at: string) =>
      `${at} 发往未登记号码的验证码短信到了每小时上限，这些号码要等到这一小时过完才能收到。已登记的号码不受影响。`,
  },
  ...boothsZhHans,
  ...contactsZhHans,
  ...dictionariesZhHans,
  ...fillingInZhHans,
  ...jobsZhHans,
  ...staffZhHans,
  load: {
    failed: '没能打开这一页',
    offline: '连不上服务器，请检查网络后重试',
    wait: (seconds: number) => `请等 ${seconds} 秒`,
    retry: '再试一次',
    skip: '跳到正文',
  },
  forms: formsZhHans,
  submissions: {
    lead: (total: number) => `共 ${total} 份`,
    leadOver: '超过 1 万份，这里列出前 1 万份',
    search: '搜索展商或展位号',
    status: '状态',
    anyStatus: '全部',
    columns: { subject: '展商', booth: '展位', status: '状态', submittedAt: '提交时间', round: '次数' },
    round: (round: number) => `第 ${round} 次`,
    emptyTitle: '没有符合条件的提交',
    emptyText: '换一个状态或清空搜索再看。',
    open: '打开',
    masked: '已隐去',
    files: (count: number) => `${count} 个文件`,
    rows: (count: number) => `${count} 行`,
    back: '全部表格',
    export: '导出 Excel',
    exporting: (megabytes: string) => `取消导出（已收到 ${megabytes} MB）`,
    exportFailed: '没有导出，请稍后再试',
    table: (title: string) => `「${title}」的提交`,
  },
  orders: ordersZhHans,
  exhibitors: exhibitorsZhHans,
  /** Somebody else changed the same at the same time. */
  conflicts: {
    title: '别人刚改过，两边的值不一样',
    text: '每一项选一个，再保存。没有选到的不会丢，仍在下面。',
    mine: '用我的',
    theirs: '用对方的',
    by: (name: string, at: string) => `${name}，${at}`,
    somebody: '有人',
    blank: '（空）',
  },
  review: {
    readOnly: '您的账号可以查看，不能审核',
    queue: '待审核',
    over: '超过 1 万',
    queueLabel: '待审核的提交',
    longest: '等待最久在前',
    empty: '都审完了',
    emptyText: '新的提交会出现在左边。',
    choose: '从列表里选一份开始',
    first: '首次提交',
    round: (round: number) => `第 ${round} 次提交`,
    submitted: (round: number, time: string, by: string) => `第 ${round} 次提交，${time}，${by}`,
    waited: (days: number, hours: number) => (days > 0 ? `${days} 天` : hours > 0 ? `${hours} 小时` : '刚刚'),
    onlyChanges: '只看改动',
    changed: (round: number, date: string, count: number) =>
      count === 0
        ? `与第 ${round} 次提交（${date}）相比没有改动`
        : `与第 ${round} 次提交（${date}）相比改了 ${count} 处`,
    columns: {
      field: '字段',
      previous: '上次提交',
      current: '本次提交',
      value: '填写内容',
      comments: '意见',
    },
    unchanged: (count: number) => `${count} 项没有改动`,
    blank: '未填写',
    notUploaded: '未上传',
    changedMark: '有改动',
    earlier: '以往意见',
    comment: '写意见',
    editComment: '修改意见',
    commentFor: (label: string) => `给「${label}」的意见`,
    commentHint: '写明哪里不对、要改成什么',
    saveComment: '保存意见',
    removeComment: '删除意见',
    cancel: '取 消',
    whole: '对整份表格的意见',
    wholeHint: '展商会先看到这段话',
    counted: (count: number) => (count === 0 ? '还没有写意见' : `本次 ${count} 条意见，展商打开表格就能看到`),
    next: '审核后自动打开下一份',
    reject: '退回修改',
    rejecting: '正在退回',
    adopt: '通过',
    adopting: '正在通过',
    adopted: (code: string, name: string) => `${code} 已通过，${name}`,
    rejected: (code: string, name: string) => `${code} 已退回，${name}`,
    needComment: '退回前请写明原因：对整份表格或某个字段写一条意见',
    stale: '这份提交刚刚变了，下面是最新的内容，请重新看过再决定',
    decided: '这份提交已经审过，不能再改',
    row: (index: number) => `第 ${index} 行`,
    added: '新增',
    removed: '删除',
    steps: '审核记录',
    requested: {
      removal: (by: string) => `${by}申请移除此人。确认后证件作废，名额空出。`,
      change: (by: string) => `${by}申请修改已通过的内容。`,
      reason: '答复',
      needReason: '请先写明答复',
      keep: '不移除',
      remove: '确认移除',
      reopen: '重新打开',
      done: '已答复',
    },
    actions: {
      submit: '提交',
      adopt: '通过',
      fail: '退回',
      withdraw: '撤回',
      request: '申请变更',
      requestRemoval: '申请移除',
      reopen: '重新打开',
      remove: '已移除',
      keep: '不移除',
    },
    openFile: (name: string) => `打开「${name}」`,
    /** The unit behind a value, which a language may write otherwise for one and for many. */
    unit: (_value: number | null, unit: string): string => unit,
    signature: '手写签名',
    on: '是',
    off: '否',
    separator: '、',
    keyboard: '快捷键：J 下一份，K 上一份，A 到「通过」，R 到「退回修改」，回车确认',
    adoptAnyway: (count: number) => `写好的 ${count} 条意见不会发给展商。仍要通过，请再按一次「通过」`,
  },
  status: {
    none: '未填写',
    draft: '草稿',
    submitted: '已提交',
    wait: '待审核',
    adopt: '已通过',
    fail: '已退回',
  },
  hallBooth: (hall: string, number: string) => `${hall} 号馆 ${number}`,
  area: (area: number) => `${area} m²`,
  noBooth: '还没有展位',
  comma: '，',
};

/** The shape every language of the console must satisfy. */
export type ConsoleWords = typeof zhHans;
