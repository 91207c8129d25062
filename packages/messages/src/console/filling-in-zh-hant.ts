import type { ConsoleFillingInWords } from './filling-in-zh-hans.ts';

/** Words about forms that staff fill in for an exhibitor, in the console, in traditional characters. */
export const fillingInZhHant = {
  fillingIn: {
    act: '代填',
    of: (form) => `代填 ${form}`,
    title: (code, title) => `代填 ${code} ${title}`,
    purpose: (name) => `替 ${name} 填寫，和它自己填一樣檢查。它會收到通知，回執上寫明組委會代填。`,
    own: '附件、簽名、同意條款和證件資訊由展商自己填，這裡不能改。改了別的內容，原來的簽名要重簽。',
    booth: '展位',
    locked: {
      wait: '這份表格待審核，不能代填。退回後可以改。',
      adopt: '這份表格已通過，不能代填。重新開啟後可以改。',
    },
    why: '為什麼代填',
    reason: '原因',
    reasonHelp: '記在改動裡，展商看不到。',
    late: '截止後補填的原因',
    lateHelp: '這份表格對它已經截止。只收這一次，不延長期限。',
    needReason: '請填原因',
    saveDraft: '存為草稿',
    submit: '代為提交',
    savedDraft: '草稿已存，已通知展商',
    submitted: '已代為提交，已通知展商',
    gapsTitle: '已存為草稿，還不能提交',
    gapsText: '還差下面這些，已通知展商補上後自己提交：',
    consent: '同意個人資訊處理條款',
    toCard: '回到展商',
    goOn: '繼續填寫',
    notBegun: '未開始',
  },
} satisfies ConsoleFillingInWords;
