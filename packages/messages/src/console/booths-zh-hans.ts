/** Words of the list of booths, in the console. The source of the other languages. */
export const boothsZhHans = {
  booths: {
    title: (total: number) => (total === 0 ? '还没有展位' : `${total} 个展位`),
    purpose: '改面积、类型和展位号，分给展商或收回；提交过的表格仍按当时的展位保留。',
    table: '展位',
    views: { all: '全部', free: '空展位' },
    view: '看哪些展位',
    search: '馆号、展位号',
    anyType: '全部类型',
    columns: {
      booth: '展位',
      area: '面积',
      type: '类型',
      heightLimit: '限高',
      tags: '标签',
      exhibitor: '展商',
      code: '编号',
    },
    free: '空',
    add: '添加展位',
    assign: '分配',
    assignTitle: (booth: string) => `${booth} 分给谁`,
    assignConfirm: '保存',
    find: '找展商：名称、编号、展位号',
    whose: '分给',
    nobody: '不分给谁，空出来',
    assigned: (booth: string, name: string) => `${booth} 已分给 ${name}`,
    emptyTitle: '没有符合条件的展位',
    emptyText: '换一个条件或清空搜索再看。',
    noneText: '从 Excel 导入，或在展商页添加。',
  },
};

export type ConsoleBoothWords = typeof boothsZhHans;
