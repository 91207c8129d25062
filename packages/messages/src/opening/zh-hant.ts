import type { OpeningWords } from './zh-hans.ts';

export const zhHant: OpeningWords = {
  lead: '六步就能請展商進來填表',
  text: (done) =>
    done === 0
      ? '每一步儲存後都在，可以改天再繼續。'
      : `做好了 ${done} 步。每一步儲存後都在，可以改天再繼續。`,
  steps: '開放前的六步',
  step: { done: '已做好', next: '下一步', open: '還沒做' },
  exhibition: '建一個展會',
  exhibitionText: (title, venue, start, end) =>
    [title, venue, start === '' ? '還沒有日期' : `${start} 到 ${end}`]
      .filter((part) => part !== '')
      .join('，'),
  change: '改',
  place: '寫明展館和聯絡人',
  placeText: '展館的館號、名稱和限高；展商有問題時找誰。',
  toPlace: '去填',
  forms: '準備表格',
  formsText: (forms) =>
    forms === 0 ? '現在沒有一份表格，展商看不到任何東西。' : `已發布 ${forms} 份，每一份的對象和截止都能改。`,
  toSetUp: '選一套',
  toForms: '看表格',
  exhibitors: '匯入展商',
  exhibitorsText: (exhibitors) =>
    exhibitors === 0
      ? '一張 Excel：公司名、展館、展位號、面積、類型、手機號。錯的會一行行告訴您。'
      : `已有 ${exhibitors} 家，可以再匯入，重複的會覆蓋。`,
  toExhibitors: '去匯入',
  staff: '請同事一起做',
  staffText: '管理員、表格編輯和審核員，可以只管幾份表格或幾個館。',
  toStaff: '去邀請',
  opening: '開放',
  openingText: '開放後展商就能登入填表。沒做完也能開放，開放前會再列一遍。',
  unsent: (what) => `${what}還沒有接上，首次登入的連結可以下載成 Excel 自己發。`,
  mailAndSms: '郵件和簡訊',
  mailOnly: '郵件',
  smsOnly: '簡訊',
  missingTitle: (count) => (count === 0 ? '開放前的事都做好了' : `開放前還差 ${count} 件`),
  doneCount: (count) => `做完 ${count} 件`,
  missingOpen: (count) => (count === 0 ? '要準備的都做好了' : `還差 ${count} 件`),
  missingNote: '差的事隨時可以做。沒做完也能開放，開放時會再列一遍。',
  mend: '去處理',
  mendOf: (what) => `去處理：${what}`,
  checkDone: '已做好',
  checkMissing: '還沒做',
  done: {
    dates: '展會日期',
    halls: '展館',
    contact: '聯絡電話或郵箱',
    forms: '已發布的表格',
    deadlines: '必交表格的截止時間',
    pastDeadlines: '沒有表格已過截止',
    weekendDeadlines: '沒有截止落在週末',
    exhibitors: '展商名單',
    staff: '這屆展會的員工',
    factors: '管理員的兩步驗證',
    mail: '郵件已接上',
    sms: '簡訊已接上',
  },
  missing: {
    dates: () => '沒有日期，或展會已過',
    halls: () => '沒有展館',
    contact: () => '沒有聯絡電話和郵箱',
    forms: () => '沒有已發布的表格',
    deadlines: (names) => `必交但沒有截止：${names}`,
    pastDeadlines: (names) => `已過截止：${names}`,
    weekendDeadlines: (names) => `截止落在週末：${names}`,
    exhibitors: () => '沒有展商',
    staff: () => '沒有這屆展會的員工',
    factors: (names) => `沒開兩步驗證：${names}`,
    mail: () => '郵件沒有接上，請系統管理員設定 MAIL_URL',
    sms: () => '簡訊沒有接上，請系統管理員設定 SMS_URL',
  },
  names: (names, count) => (count > names.length ? `${names.join('、')} 等 ${count} 個` : names.join('、')),
  open: '開放展會',
  openTitle: '開放這個展會嗎？',
  openText: '開放後，展商和訪客馬上能進來。隨時可以再關閉。',
  openAnyway: '仍然開放',
  nothingMissing: '該有的都有了。',
  opened: '展會已開放',
  close: '關閉展會',
  closeTitle: '關閉這個展會嗎？',
  closeText:
    '關閉後，展商和訪客進不來，只看到展會名稱和聯絡方式；登入和填過的內容都保留，重新開放後接著用。員工不受影響。',
  closed: '展會已關閉',
  cancel: '取 消',
};
