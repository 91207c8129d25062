/** Words of the portal while its exhibition is closed. The source of the other languages. */
export const zhHans = {
  preparing: '筹备中',
  preparingText: (title: string) => `${title}正在筹备，还没有对展商开放。开放后，这一页会自动进入。`,
  over: '已关闭',
  overText: (title: string) => `${title}已结束，门户已关闭。需要资料请联系组委会。`,
  days: '展期',
  toDay: (start: string, end: string) => `${start} 到 ${end}`,
  venue: '地点',
  phone: '电话',
  email: '邮箱',
};

/** The shape every language must satisfy. */
export type ClosedWords = typeof zhHans;
