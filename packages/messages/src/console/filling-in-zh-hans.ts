/** Words about forms that staff fill in for an exhibitor, in the console. The source of the other languages. */
export const fillingInZhHans = {
  fillingIn: {
    act: '代填',
    of: (form: string) => `代填 ${form}`,
    title: (code: string, title: string) => `代填 ${code} ${title}`,
    purpose: (name: string) => `替 ${name} 填写，和它自己填一样检查。它会收到通知，回执上写明组委会代填。`,
    own: '附件、签名、同意条款和证件信息由展商自己填，这里不能改。改了别的内容，原来的签名要重签。',
    booth: '展位',
    locked: {
      wait: '这份表格待审核，不能代填。退回后可以改。',
      adopt: '这份表格已通过，不能代填。重新打开后可以改。',
    },
    why: '为什么代填',
    reason: '原因',
    reasonHelp: '记在改动里，展商看不到。',
    late: '截止后补填的原因',
    lateHelp: '这份表格对它已经截止。只收这一次，不延长期限。',
    needReason: '请填原因',
    saveDraft: '存为草稿',
    submit: '代为提交',
    savedDraft: '草稿已存，已通知展商',
    submitted: '已代为提交，已通知展商',
    gapsTitle: '已存为草稿，还不能提交',
    gapsText: '还差下面这些，已通知展商补上后自己提交：',
    consent: '同意个人信息处理条款',
    toCard: '回到展商',
    goOn: '继续填写',
    notBegun: '未开始',
  },
};

export type ConsoleFillingInWords = typeof fillingInZhHans;
