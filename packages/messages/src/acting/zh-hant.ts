import type { ActingWords } from './zh-hans.ts';

/** Traditional Chinese. */
export const zhHant: ActingWords = {
  bar: '以展商身份檢視',
  shown: (person, exhibitor) => (exhibitor === '' ? person : `${exhibitor}，${person}`),
  until: (name, time) => `${name}正在檢視，到 ${time} 結束。可以看和存草稿，不能提交。`,
  end: '結束檢視',
  failed: '打不開',
  over: '檢視已結束',
  overText: '需要再看，請回後台的展商頁重新開啟。',
  close: '關閉此頁',
};
