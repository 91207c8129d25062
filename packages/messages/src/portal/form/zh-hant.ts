import type { formZhHans } from './zh-hans.ts';

/** Words of the page that holds a form, in Traditional Chinese. */
export const formZhHant = {
  index: {
    title: '參展手冊',
    count: (total: number, done: number) => `${total} 份 · ${done} 份已交`,
    open: '開啟表格目錄',
  },
  forms: '本頁的表格',
  numbered: (code: string, title: string) => `${code} ${title}`,
  deadline: {
    days: (time: string, days: number) => `截止 ${time}，還有 ${days} 天`,
    today: (time: string) => `今天 ${time} 截止`,
    past: (time: string) => `已於 ${time} 截止`,
    late: (time: string) => `已過截止時間，逾期受理至 ${time}`,
    notYet: (time: string) => `${time} 開放填寫`,
    none: '不限時間',
  },
  offer: {
    title: (time: string) => `發現 ${time} 的草稿`,
    local: (time: string) => `這台裝置上存著 ${time} 還沒有傳上去的內容`,
    text: '接著草稿填，還是從上次送出的內容開始？',
    textFirst: '接著草稿填，還是從空白表格開始？',
    localText: '接著這份內容填，還是用伺服器上的內容？',
    continue: '接著填',
    discard: '不用草稿',
    discardConfirm: '確定刪除草稿？刪除後不能復原',
    discardYes: '刪 除',
    discardLocal: '用伺服器上的',
  },
  saved: {
    none: '改動會自動存為草稿',
    saving: '正在儲存',
    auto: (time: string) => `${time} 已自動儲存`,
    byHand: (time: string) => `${time} 已存為草稿`,
    failed: '沒儲存上，請檢查網路後重試',
    failedShort: '沒儲存上',
    offline: '沒有網路，內容先存在本機',
    signedOut: '登入已過期，內容先存在本機',
    blocked: '還沒儲存，內容先存在本機',
    lost: '還沒有儲存，這台裝置也存不下，請先不要關閉頁面',
    short: '已儲存',
  },
  bar: {
    uploading: (count: number) => `還有 ${count} 個檔案在上傳`,
  },
  help: '有疑問',
  letterUnread: '請先通讀全文，再送出',
  reminder: (title: string) => `「${title}」10 分鐘前改過，還沒有送出`,
  draftDiscarded: '草稿已刪除',
} satisfies typeof formZhHans;
