import type { KitWords } from './zh-hans.ts';

/** Words of the kit as written in Taiwan. */
export const zhHant = {
  actions: {
    cancel: '取 消',
    confirm: '確 定',
    close: '關閉',
    search: '搜尋',
    clearSearch: '清空搜尋',
    retry: '再試一次',
    showPassword: '顯示密碼',
    hidePassword: '隱藏密碼',
  },
  sheet: { cancel: '取消', confirm: '確定' },
  status: {
    none: '未填寫',
    draft: '草稿',
    submitted: '已送出',
    review: '待審核',
    approved: '已通過',
    returned: '已退回',
    closed: '已截止',
  },
  due: {
    legend: '兩週內截止',
    soon: '兩週內截止',
    daysLeft: (days: number) => `還有 ${days} 天`,
    today: '今天截止',
  },
  plan: { label: '表單一覽', legend: '圖例' },
  milestones: { label: '時程安排', today: '今天', past: '已過' },
  progress: { label: '進度', percent: (percent: number) => `${percent}%` },
  toast: { label: '提示', close: '關閉提示' },
  loading: '載入中',
  none: '目前沒有資料',
  required: '必填',
} satisfies KitWords;
