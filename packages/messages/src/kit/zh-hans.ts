/** Words of the kit: buttons, overlays, calendars, tables. The source of the other languages. */
export const zhHans = {
  actions: {
    cancel: '取 消',
    confirm: '确 定',
    close: '关闭',
    search: '搜索',
    clearSearch: '清空搜索',
    retry: '再试一次',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
  },
  sheet: { cancel: '取消', confirm: '确定' },
  status: {
    none: '未填写',
    draft: '草稿',
    submitted: '已提交',
    review: '待审核',
    approved: '已通过',
    returned: '已退回',
    closed: '已截止',
  },
  due: {
    legend: '两周内截止',
    soon: '两周内截止',
    daysLeft: (days: number) => `还有 ${days} 天`,
    today: '今天截止',
  },
  plan: { label: '表格一览', legend: '图例' },
  milestones: { label: '时间安排', today: '今天', past: '已过' },
  progress: { label: '进度', percent: (percent: number) => `${percent}%` },
  toast: { label: '提示', close: '关闭提示' },
  loading: '正在载入',
  none: '暂无数据',
  required: '必填',
};

/** The shape every language of the kit must satisfy. */
export type KitWords = typeof zhHans;
