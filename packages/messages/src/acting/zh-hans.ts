/** Words of the portal while staff see it as an exhibitor does. The source of the other languages. */
export const zhHans = {
  bar: '以展商身份查看',
  shown: (person: string, exhibitor: string) => (exhibitor === '' ? person : `${exhibitor}，${person}`),
  until: (name: string, time: string) => `${name}正在查看，到 ${time} 结束。可以看和存草稿，不能提交。`,
  end: '结束查看',
  failed: '打不开',
  over: '查看已结束',
  overText: '需要再看，请回后台的展商页重新打开。',
  close: '关闭此页',
};

/** The shape every language must satisfy. */
export type ActingWords = typeof zhHans;
