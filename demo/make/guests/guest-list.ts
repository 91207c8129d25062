/** A visitor of the demo: who they are and who invited them. */
export interface DemoGuest {
  readonly exhibitorId: string;
  readonly name: string;
  readonly company: string;
  readonly position: string;
}

type Line = readonly [name: string, company: string, position: string];

const guests: Readonly<Record<string, readonly Line[]>> = {
  X01: [
    ['韩砚北', '望汀重工', '采购经理'],
    ['梁叙白', '望汀重工', '工艺工程师'],
    ['苏见山', '砚湖减速机', '总工程师'],
    ['罗青崖', '宁川矿机', '设备主管'],
    ['江照影', '洲岚水泥', '采购主任'],
    ['丁未凉', '岳阳渡港机', '项目经理'],
    ['谢长亭', '清辞自动线', '技术总监'],
    ['方知微', '木石研究院', '研究员'],
    ['白予棠', '远岫风电', '供应链经理'],
    ['Marta Lind', 'Lind Drivteknik', 'Buyer'],
    ['何归舟', '渡野工程', '总经理'],
    ['冯听雪', '澜西冶金', '设备科长'],
  ],
  X02: [
    ['曹星野', '昭远液压', '采购'],
    ['邓栖梧', '昭远液压', '副总'],
    ['魏南乔', '横塘农机', '工程师'],
    ['Jonas Berg', 'Berg Hydraulik', 'Engineer'],
  ],
  X04: [
    ['吕寒汀', '启明装配', '自动化主管'],
    ['常临渊', '启明装配', '采购'],
  ],
};

/** Everybody who registered through an exhibitor's link. */
export const demoGuests: readonly DemoGuest[] = Object.entries(guests).flatMap(([exhibitorId, lines]) =>
  lines.map(([name, company, position]) => ({ exhibitorId, name, company, position })),
);

/** Places that the organiser gives out; others have the usual number. */
export const demoQuotas: Readonly<Record<string, number>> = { X01: 300, X02: 100, X04: 2 };
