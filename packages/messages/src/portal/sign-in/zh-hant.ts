import { captchaZhHant } from '../../captcha/captcha-zh-hant.ts';
import type signInZhHans from './zh-hans.ts';

/** Words of the sign-in. */
const signInZhHant: typeof signInZhHans = {
  title: '登入參展服務',
  heroTop: '從報館到開展，',
  heroBottom: '所有表格都在這張圖上',
  dates: '展期',
  venue: '地點',
  opensIn: '距開展',
  days: '天',
  now: '現在',
  running: '正在展出',
  over: '已閉幕',
  role: '身分',
  entrance: '登錄廳',
  goodsGate: '貨運門',
  phone: '手機號碼',
  clearPhone: '清空手機號碼',
  password: '密碼',
  ...captchaZhHant,
  submit: '登入',
  submitting: '正在登入',
  slowed: '最近有人多次登入失敗，請稍候。時間到了會自動登入，不必再填。',
  slowedWait: (seconds: number) => `${seconds} 秒後自動登入`,
  phoneMissing: '請輸入手機號碼',
  phoneLength: (digits: number) => `手機號碼應為 11 位，現在是 ${digits} 位`,
  phoneForeign: '境外號碼請寫全：+ 和國碼開頭，6 至 15 位數字',
  phoneStart: '手機號碼應以 1 開頭',
  passwordMissing: '請輸入密碼',
  accountNote: '帳號由主辦單位在攤位確認後開通，首次登入請先設定密碼。',
  helpNote: (phone: string, hours: string) => `沒有收到開通簡訊？致電展商服務 ${phone}（${hours}）`,
  again: '登入已過期，重新登入後接著填',
  againText: '已填的內容都還在，登入後從這裡繼續。',
};

export default signInZhHant;
