import type { ConsoleBoothWords } from './booths-zh-hans.ts';

/** Words of the list of booths, in the console, in traditional characters. */
export const boothsZhHant = {
  booths: {
    title: (total) => (total === 0 ? '還沒有展位' : `${total} 個展位`),
    purpose: '改面積、類型和展位號，分給展商或收回；提交過的表格仍按當時的展位保留。',
    table: '展位',
    views: { all: '全部', free: '空展位' },
    view: '看哪些展位',
    search: '館號、展位號',
    anyType: '全部類型',
    columns: {
      booth: '展位',
      area: '面積',
      type: '類型',
      heightLimit: '限高',
      tags: '標籤',
      exhibitor: '展商',
      code: '編號',
    },
    free: '空',
    add: '新增展位',
    assign: '分配',
    assignTitle: (booth) => `${booth} 分給誰`,
    assignConfirm: '儲存',
    find: '找展商：名稱、編號、展位號',
    whose: '分給',
    nobody: '不分給誰，空出來',
    assigned: (booth, name) => `${booth} 已分給 ${name}`,
    emptyTitle: '沒有符合條件的展位',
    emptyText: '換一個條件或清空搜尋再看。',
    noneText: '從 Excel 匯入，或在展商頁新增。',
  },
} satisfies ConsoleBoothWords;
