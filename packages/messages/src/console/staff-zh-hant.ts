import type { ConsoleStaffWords } from './staff-zh-hans.ts';

/** Words about the staff, in the console, in Traditional Chinese. */
export const staffZhHant = {
  factor: {
    title: '綁定驗證器',
    lead: '您的帳號能管理別人或看到敏感資訊，登入要多一步驗證碼。用手機上的驗證器掃這張圖。',
    picture: '驗證器的 QR 碼',
    byHand: '掃不了就在驗證器裡手動輸入：',
    code: '驗證碼',
    codeHelp: '驗證器上的 6 位數字；手機遺失可用復原碼',
    demoCode: (code) => `示範：此刻的驗證碼是 ${code}`,
    needCode: '請輸入驗證器上的 6 位數字',
    confirm: '綁定',
    back: '返回輸入密碼',
    stepTitle: '請輸入驗證碼',
    stepLead: '這一步要確認是您本人。驗證後 10 分鐘內不再詢問。',
    stepNone: '這一步要確認是您本人，先綁定驗證器。用手機上的驗證器掃這張圖。',
    stepSubmit: '確認，繼續',
    codesTitle: '記下復原碼',
    codesLead: '驗證器綁好了。手機遺失時，用一個復原碼代替驗證碼，每個只能用一次。復原碼只顯示這一次。',
    goOn: '已記下，繼續',
  },
  welcome: {
    title: '設定登入密碼',
    lead: (name, title, username, expires) =>
      `${name}，您的使用者名稱是 ${username}（${title}）。連結只能用一次，${expires} 前有效。`,
    password: '新密碼',
    again: '再輸入一次',
    rule: '至少 8 位，要有大寫字母、小寫字母和數字',
    submit: '設定密碼',
    busy: '設定中',
    needPassword: '請輸入新密碼',
    done: (username) => `密碼已設定。請用 ${username} 登入。`,
  },
} satisfies ConsoleStaffWords;
