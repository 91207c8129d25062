import type { NewSeat } from '../../../apps/server/src/seats/testing.ts';

type Line = readonly [place: string, name: string, mobile: string, company: string];

/** Who sits where in the forum; two share a name and four digits. */
const lines: readonly Line[] = [
  ['A-3-6', '林知远', '13910002265', '澄砚传动科技'],
  ['A-3-7', '程砚秋', '13910007781', '澄砚传动科技'],
  ['A-1-6', '祁远山', '13910001183', '江澜论坛'],
  ['A-1-7', '周映荷', '13910001152', '展商服务'],
  ['A-2-9', '唐栖迟', '13910003300', '驿川国际物流'],
  ['B-5-11', '顾晴川', '13910009012', '岑岭液压设备'],
  ['B-2-4', '王澈', '13910000417', '北渚精工'],
  ['C-6-15', '王澈', '13820000417', '汀洲电视台'],
  ['B-7-29', '宋予安', '13910004401', '墨衡仪器'],
  ['B-9-2', '许怀谷', '13910004402', '昱川激光'],
  ['B-1-1', '陶一鸣', '13910004403', '朗朔自动化'],
  ['B-14-18', '沈听澜', '13910004404', '云岫气动'],
  ['C-1-01', '闻笛', '13910001177', '媒体组'],
  ['C-9-12', '陆行舟', '13910001160', '澜江制造'],
  ['C-10-24', '叶观止', '13910004405', '宁川晚讯'],
  ['C-3-08', 'Ingrid Norrsund', '13910004406', 'Norrsund Gear AB'],
];

/** The forum's list, a line a seat. */
export const forumSeats: readonly NewSeat[] = lines.map(([place, name, mobile, company]) => {
  const [area = '', row = '', number = ''] = place.split('-');
  return { area, row, number, name, mobile, company };
});
