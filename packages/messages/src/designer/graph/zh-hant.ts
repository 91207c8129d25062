import type { graphZhHans } from './zh-hans.ts';

export const graphZhHant: typeof graphZhHans = {
  tab: '依賴',
  title: (count: number) => `${count} 處依賴`,
  note: '左邊決定右邊；選一題，只亮和它有關的',
  find: '查找題目或規則',
  list: '依賴列表',
  drawing: '依賴圖',
  none: '沒有一題取決於別的題',
  noneFound: '沒有找到',
  found: (count: number) => `找到 ${count} 行`,
  computes: (name: string, from: string) => `${name}由${from}算出`,
  filters: (name: string, from: string) => `${name}的選項按${from}篩選`,
  waits: (name: string, from: string) => `先填${from}，才能填${name}`,
  kinds: { shows: '決定顯示', computes: '參與計算', filters: '篩選選項', waits: '先填才能填' },
  repeated: '它決定的上面已列出',
  related: (ancestors: number, descendants: number) => `取決於 ${ancestors} 題，決定 ${descendants} 題`,
  alone: (count: number) => `另有 ${count} 題不受影響，也不影響別的題，沒有畫`,
  keys: '↑ ↓ 上一行下一行，→ 到它決定的，← 到決定它的，Enter 在畫布上看',
  goTo: '在畫布上看',
};
