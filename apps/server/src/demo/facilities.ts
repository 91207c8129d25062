import type { Text } from './text.ts';

/** A service with its price steps in CNY incl. VAT for the whole fair. */
export interface Facility {
  readonly id: string;
  readonly name: Text;
  /** What a query may ask for; a service can stand in several lists. */
  readonly categories: readonly string[];
  readonly unit: Text;
  readonly prices: readonly [early: number, normal: number, late: number, onSite: number];
  /** −1 is unlimited. */
  readonly stock: number;
}

const PIECE: Text = ['个', '個', 'pc'];
const DAY: Text = ['天', '天', 'day'];
const UNIT: Text = ['台', '臺', 'unit'];
const POINT: Text = ['点', '點', 'point'];
const CUBIC: Text = ['m³', 'm³', 'm³'];
const LINE: Text = ['条', '條', 'line'];
const SET: Text = ['套', '套', 'set'];
const PHONE: Text = ['部', '部', 'phone'];

type Row = readonly [
  id: string,
  name: Text,
  categories: string,
  unit: Text,
  prices: Facility['prices'],
  stock: number,
];

const rows: readonly Row[] = [
  [
    'PL1',
    ['插座 220V/500W', '插座 220V/500W', 'Socket 220 V, 500 W'],
    'power-light',
    PIECE,
    [144, 160, 192, 240],
    900,
  ],
  [
    'PL2',
    ['单相照明电 220V/16A', '單相照明電 220V/16A', 'Lighting supply 220 V, 16 A'],
    'power-light utility',
    PIECE,
    [378, 420, 504, 630],
    400,
  ],
  [
    'PL3',
    ['三相照明电 380V/20A', '三相照明電 380V/20A', 'Lighting supply 380 V, 20 A'],
    'power-light',
    PIECE,
    [1062, 1180, 1416, 1770],
    200,
  ],
  [
    'PM1',
    ['三相动力电 380V/16A', '三相動力電 380V/16A', 'Machine supply 380 V, 16 A'],
    'power-machine utility',
    PIECE,
    [1116, 1240, 1488, 1860],
    260,
  ],
  [
    'PM2',
    ['三相动力电 380V/32A', '三相動力電 380V/32A', 'Machine supply 380 V, 32 A'],
    'power-machine utility',
    PIECE,
    [1674, 1860, 2232, 2790],
    220,
  ],
  [
    'PM3',
    ['三相动力电 380V/63A', '三相動力電 380V/63A', 'Machine supply 380 V, 63 A'],
    'power-machine',
    PIECE,
    [3105, 3450, 4140, 5175],
    120,
  ],
  [
    'PM4',
    ['三相动力电 380V/100A', '三相動力電 380V/100A', 'Machine supply 380 V, 100 A'],
    'power-machine',
    PIECE,
    [4770, 5300, 6360, 7950],
    60,
  ],
  [
    'PM5',
    ['三相动力电 380V/200A', '三相動力電 380V/200A', 'Machine supply 380 V, 200 A'],
    'power-machine',
    PIECE,
    [8820, 9800, 11_760, 14_700],
    24,
  ],
  [
    'PM6',
    ['三相动力电 380V/400A', '三相動力電 380V/400A', 'Machine supply 380 V, 400 A'],
    'power-machine',
    PIECE,
    [16_740, 18_600, 22_320, 27_900],
    8,
  ],
  [
    'PT1',
    ['布展临时电 220V/10A', '佈展臨時電 220V/10A', 'Build-up power 220 V, 10 A'],
    'utility',
    DAY,
    [162, 180, 216, 270],
    500,
  ],
  [
    'PX1',
    ['二级配电箱 32A（6 路）', '二級配電箱 32A（6 路）', 'Sub-box 32 A, 6 ways'],
    'dist-box',
    UNIT,
    [468, 520, 624, 780],
    80,
  ],
  [
    'PX2',
    ['二级配电箱 63A（9 路）', '二級配電箱 63A（9 路）', 'Sub-box 63 A, 9 ways'],
    'dist-box',
    UNIT,
    [792, 880, 1056, 1320],
    40,
  ],
  [
    'PX3',
    ['二级配电箱 125A（12 路）', '二級配電箱 125A（12 路）', 'Sub-box 125 A, 12 ways'],
    'dist-box',
    UNIT,
    [1485, 1650, 1980, 2475],
    16,
  ],
  [
    'WA1',
    ['给排水 DN20', '給排水 DN20', 'Water and drain DN20'],
    'water utility',
    POINT,
    [1332, 1480, 1776, 2220],
    90,
  ],
  ['WA2', ['一次注水或放水', '一次注水或放水', 'One fill or drain'], 'water', CUBIC, [54, 60, 72, 90], -1],
  [
    'AI1',
    ['压缩空气 8 bar/6 mm', '壓縮空氣 8 bar/6 mm', 'Compressed air 8 bar, 6 mm'],
    'air utility',
    POINT,
    [882, 980, 1176, 1470],
    120,
  ],
  [
    'AI2',
    ['压缩空气 8 bar/10 mm', '壓縮空氣 8 bar/10 mm', 'Compressed air 8 bar, 10 mm'],
    'air utility',
    POINT,
    [1215, 1350, 1620, 2025],
    120,
  ],
  [
    'AI3',
    ['压缩空气 8 bar/16 mm', '壓縮空氣 8 bar/16 mm', 'Compressed air 8 bar, 16 mm'],
    'air',
    POINT,
    [1935, 2150, 2580, 3225],
    40,
  ],
  [
    'AI4',
    ['压缩空气 8 bar/20 mm', '壓縮空氣 8 bar/20 mm', 'Compressed air 8 bar, 20 mm'],
    'air',
    POINT,
    [2682, 2980, 3576, 4470],
    20,
  ],
  [
    'NW1',
    ['有线宽带 100M 独享', '有線寬頻 100M 獨享', 'Wired broadband 100 M'],
    'network utility',
    LINE,
    [1980, 2200, 2640, 3300],
    300,
  ],
  ['NW2', ['专线 200M', '專線 200M', 'Leased line 200 M'], 'network', LINE, [3780, 4200, 5040, 6300], 80],
  ['NW3', ['专线 500M', '專線 500M', 'Leased line 500 M'], 'network', LINE, [7920, 8800, 10_560, 13_200], 30],
  [
    'NW4',
    ['专线 1000M', '專線 1000M', 'Leased line 1 G'],
    'network',
    LINE,
    [14_220, 15_800, 18_960, 23_700],
    10,
  ],
  [
    'NW5',
    ['独立无线 50 终端', '獨立無線 50 終端', 'Own Wi-Fi, 50 clients'],
    'network utility',
    SET,
    [2880, 3200, 3840, 4800],
    40,
  ],
  ['NW6', ['公网地址', '公網位址', 'Public IP address'], 'network', PIECE, [450, 500, 600, 750], 128],
  ['NW7', ['市话', '市話', 'Local telephone'], 'network utility', PHONE, [342, 380, 456, 570], 100],
  [
    'NW8',
    ['国际直拨（押金 2000 元）', '國際直撥（押金 2000 元）', 'International telephone (deposit CNY 2,000)'],
    'network',
    PHONE,
    [792, 880, 1056, 1320],
    30,
  ],
];

/** Power, water, air, network and telephone of the demo. */
export const facilities: readonly Facility[] = rows.map(([id, name, categories, unit, prices, stock]) => ({
  id,
  name,
  categories: categories.split(' '),
  unit,
  prices,
  stock,
}));

/** Services of a category, in order. */
export function facilitiesOf(category: string): readonly Facility[] {
  return facilities.filter((facility) => facility.categories.includes(category));
}

/** A whole amount with separated thousands: `1,240`. */
export function amountText(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
