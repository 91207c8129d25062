import { entry } from './entry.ts';
import type { DemoEntry } from './entry.ts';

/** Stand builders with their qualification; one is suspended. */
export const standBuilders: readonly DemoEntry[] = [
  entry('SB01', [
    '拓陌空间搭建（宁川）有限公司 · 二级',
    '拓陌空間搭建（寧川）有限公司 · 二級',
    'Tuomo Space Build · class 2',
  ]),
  entry('SB02', ['岚木展示工程有限公司 · 一级', '嵐木展示工程有限公司 · 一級', 'Lanmu Display · class 1']),
  entry('SB03', ['叠川会展服务有限公司 · 一级', '疊川會展服務有限公司 · 一級', 'Diechuan Expo · class 1']),
  entry('SB04', ['榫间空间设计有限公司 · 二级', '榫間空間設計有限公司 · 二級', 'Sunjian Space · class 2']),
  entry('SB05', ['北墟展览工程有限公司 · 二级', '北墟展覽工程有限公司 · 二級', 'Beixu Exhibition · class 2']),
  entry('SB06', ['汀石模块展具有限公司 · 三级', '汀石模組展具有限公司 · 三級', 'Tingshi Modular · class 3']),
  entry('SB07', ['折屿创意搭建有限公司 · 三级', '折嶼創意搭建有限公司 · 三級', 'Zheyu Creative · class 3']),
  entry('SB08', [
    '衡廓钢构展示有限公司 · 一级（可搭双层）',
    '衡廓鋼構展示有限公司 · 一級（可搭雙層）',
    'Hengkuo Steel · class 1, two storeys',
  ]),
  entry('SB09', [
    '素檐绿色展台有限公司 · 二级',
    '素簷綠色展臺有限公司 · 二級',
    'Suyan Green Stands · class 2',
  ]),
  entry('SB10', [
    '澜湾主场服务有限公司 · 馆方推荐',
    '瀾灣主場服務有限公司 · 館方推薦',
    'Lanwan Official Contractor · listed by the venue',
  ]),
  entry(
    'SB11',
    [
      '鹿汀展装（岚口）有限公司 · 三级（暂停承接）',
      '鹿汀展裝（嵐口）有限公司 · 三級（暫停承接）',
      'Luting Fit-out · class 3, suspended',
    ],
    null,
    true,
  ),
  entry('SB12', [
    '诺维克展台 · 境外（须由主场担保）',
    '諾維克展臺 · 境外（須由主場擔保）',
    'Norrvik Standbau · from abroad, needs a guarantee',
  ]),
  entry('other', ['其他（不在名单）', '其他（不在名單）', 'Other, not listed']),
];
