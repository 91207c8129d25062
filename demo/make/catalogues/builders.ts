import type { StandBuilder } from '../../../apps/server/src/offers/index.ts';
import type { Text } from '../text.ts';
import { localText } from '../text.ts';

const NONE: Text = ['', '', ''];

type Row = readonly [
  id: string,
  name: Text,
  level: StandBuilder['level'],
  contact: string,
  phone: string,
  more?: { readonly note?: Text; readonly email?: string; readonly suspended?: true },
];

const rows: readonly Row[] = [
  [
    'SB01',
    ['拓陌空间搭建（宁川）有限公司', '拓陌空間搭建（寧川）有限公司', 'Tuomo Space Build'],
    '2',
    '纪拓',
    '13804173101',
  ],
  ['SB02', ['岚木展示工程有限公司', '嵐木展示工程有限公司', 'Lanmu Display'], '1', '段岚', '13804173102'],
  ['SB03', ['叠川会展服务有限公司', '疊川會展服務有限公司', 'Diechuan Expo'], '1', '费叠', '13804173103'],
  ['SB04', ['榫间空间设计有限公司', '榫間空間設計有限公司', 'Sunjian Space'], '2', '容榫', '13804173104'],
  ['SB05', ['北墟展览工程有限公司', '北墟展覽工程有限公司', 'Beixu Exhibition'], '2', '尚墟', '13804173105'],
  ['SB06', ['汀石模块展具有限公司', '汀石模組展具有限公司', 'Tingshi Modular'], '3', '卓汀', '13804173106'],
  ['SB07', ['折屿创意搭建有限公司', '折嶼創意搭建有限公司', 'Zheyu Creative'], '3', '岑屿', '13804173107'],
  [
    'SB08',
    ['衡廓钢构展示有限公司', '衡廓鋼構展示有限公司', 'Hengkuo Steel'],
    '1',
    '廖衡',
    '13804173108',
    { note: ['可搭双层展台', '可搭雙層展臺', 'Builds two storeys'] },
  ],
  [
    'SB09',
    ['素檐绿色展台有限公司', '素簷綠色展臺有限公司', 'Suyan Green Stands'],
    '2',
    '薄檐',
    '13804173109',
  ],
  [
    'SB10',
    ['澜湾主场服务有限公司', '瀾灣主場服務有限公司', 'Lanwan Official Contractor'],
    'venue',
    '简澜',
    '13804173110',
  ],
  [
    'SB11',
    ['鹿汀展装（岚口）有限公司', '鹿汀展裝（嵐口）有限公司', 'Luting Fit-out'],
    '3',
    '宿汀',
    '13804173111',
    {
      note: ['押金未结清，暂停承接', '押金未結清，暫停承接', 'Suspended, deposit withheld'],
      suspended: true,
    },
  ],
  [
    'SB12',
    ['诺维克展台', '諾維克展臺', 'Norrvik Standbau'],
    'os',
    '',
    '',
    {
      note: ['须由澜湾主场担保', '須由瀾灣主場擔保', 'Needs a guarantee by the official contractor'],
      email: 'builder@example.com',
    },
  ],
  ['other', ['其他（不在名单）', '其他（不在名單）', 'Other, not listed'], null, '', ''],
];

/** Stand builders with their qualification; one is suspended. */
export const standBuilders: readonly StandBuilder[] = rows.map(
  ([builderId, name, level, contact, phone, more = {}], sort) => ({
    builderId,
    name: localText(name),
    level,
    contact,
    phone,
    email: more.email ?? '',
    note: localText(more.note ?? NONE),
    suspended: more.suspended === true,
    sort,
  }),
);
