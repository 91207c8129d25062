import type { ConsoleStaffWords } from './staff-zh-hans.ts';

/** Words about the staff, in the console, in Traditional Chinese. */
export const staffZhHant = {
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
