import { zhHant as kitZhHant } from '../kit/zh-hant.ts';
import { formZhHant } from './form/zh-hant.ts';
import { titlesZhHant } from './titles/zh-hant.ts';
import type { FirstWords } from './zh-hans.ts';

/** Words of the exhibitor's portal in Traditional Chinese as written in Taiwan. */
export const zhHant = {
  kit: kitZhHant,
  titles: titlesZhHant,
  form: formZhHant,
  roles: { exhibitor: '參展商', supplier: '供應商', transport: '運輸商', media: '媒體' },
  frame: {
    language: '語言',
    nav: '主要導覽',
    forms: '表格',
    account: '帳號',
    signOut: '登出',
    home: '回到首頁',
    hall: (hall: string) => `${hall} 號館`,
    skip: '跳到內文',
    opening: '正在開啟頁面',
  },
  states: {
    failed: '沒能開啟這一頁',
    network: '沒有連上伺服器，請檢查網路後重試',
    draftsHere: (count: number) =>
      `這台裝置上有 ${count} 份草稿還沒有儲存到伺服器，連上網路並登入後可以開啟。`,
    timeout: '伺服器 30 秒沒有回應，請稍後再試',
    badAnswer: '伺服器的回應讀不懂，請稍後再試',
    signedOut: '登入已過期，請重新登入',
    requestKept: '已填的內容都還在。',
    unknownRoute: '沒有這個頁面',
    unknownRouteText: '網址可能寫錯了，或者頁面已經換了地方。',
    noForm: (title: string) => `沒有要填寫的「${title}」`,
    noFormText: '這屆展會不收這份表格，或者這個帳號不用交。',
    requiredForms: '要交的表格都在這裡，首頁也有。',
    foreign: (title: string) => `「${title}」不是給這個帳號的`,
    foreignText: (roles: string, own: string) => `這一頁給${roles}使用，現在登入的是${own}帳號。`,
    asGuest: (name) => `現在登入的是${name}。這是訪客看到的頁面，在這裡填寫的內容算訪客的，不算這個帳號的。`,
    crashed: '頁面出錯了',
    crashedText: '已填的內容存在草稿裡。重新載入後接著填。',
    scriptFailedText:
      '頁面的一部分沒有載入：可能是網路斷了，也可能剛更新了版本。已填的內容存在草稿裡，重新載入後接著填。',
    reload: '重新載入',
  },
  deadline: {
    readerZone: (time: string) => `你所在時區為 ${time}`,
  },
} satisfies FirstWords;
