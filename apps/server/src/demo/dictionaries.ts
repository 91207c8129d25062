import { amountText, facilities } from './facilities.ts';
import { eachLanguage } from './text.ts';
import type { Text } from './text.ts';

/** An entry of a dictionary before it is stored. */
export interface DemoEntry {
  readonly value: string;
  readonly parent: string | null;
  readonly label: Text;
  /** What queries filter by. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly disabled: boolean;
}

function entry(value: string, label: Text, parent: string | null = null, disabled = false): DemoEntry {
  return { value, parent, label, facets: {}, disabled };
}

const trade: readonly DemoEntry[] = [
  entry('t01', ['机械制造', '機械製造', 'Machinery']),
  entry('t02', ['汽车零部件', '汽車零組件', 'Automotive parts']),
  entry('t03', ['航空航天', '航太', 'Aerospace']),
  entry('t04', ['电子', '電子', 'Electronics']),
  entry('t05', ['能源', '能源', 'Energy']),
  entry('t06', ['轨道交通', '軌道交通', 'Rail']),
  entry('t07', ['食品包装', '食品包裝', 'Food and packaging']),
  entry('t08', ['医疗器械', '醫療器材', 'Medical devices']),
  entry('t09', ['物流', '物流', 'Logistics']),
  entry('t10', ['科研教育', '科研教育', 'Research and education']),
];

const productCategory: readonly DemoEntry[] = [
  entry('drv', ['传动', '傳動', 'Drives']),
  entry('drv1', ['减速机', '減速機', 'Reducers'], 'drv'),
  entry('drv2', ['联轴器', '聯軸器', 'Couplings'], 'drv'),
  entry('drv3', ['齿轮', '齒輪', 'Gears'], 'drv'),
  entry('hyd', ['液压', '液壓', 'Hydraulics']),
  entry('hyd1', ['泵', '泵浦', 'Pumps'], 'hyd'),
  entry('hyd2', ['阀', '閥', 'Valves'], 'hyd'),
  entry('hyd3', ['油缸', '油壓缸', 'Cylinders'], 'hyd'),
  entry('pne', ['气动', '氣動', 'Pneumatics']),
  entry('pne1', ['气缸', '氣壓缸', 'Actuators'], 'pne'),
  entry('pne2', ['真空', '真空', 'Vacuum'], 'pne'),
  entry('las', ['激光', '雷射', 'Laser']),
  entry('las1', ['切割', '切割', 'Cutting'], 'las'),
  entry('las2', ['焊接', '焊接', 'Welding'], 'las'),
  entry('las3', ['打标', '打標', 'Marking'], 'las'),
  entry('rob', ['机器人', '機器人', 'Robotics']),
  entry('rob1', ['协作', '協作', 'Cobots'], 'rob'),
  entry('rob2', ['移动', '移動', 'Mobile robots'], 'rob'),
  entry('opt', ['光学', '光學', 'Optics']),
  entry('opt1', ['镜头', '鏡頭', 'Lenses'], 'opt'),
  entry('opt2', ['传感', '感測', 'Sensors'], 'opt'),
  entry('mea', ['测控', '量測控制', 'Measurement']),
  entry('mea1', ['力学', '力學', 'Force'], 'mea'),
  entry('mea2', ['三坐标', '三次元量床', 'Coordinate measuring'], 'mea'),
  entry('hvy', ['重型装备', '重型裝備', 'Heavy machinery']),
  entry('hvy1', ['铸锻', '鑄鍛', 'Casting and forging'], 'hvy'),
  entry('hvy2', ['起重', '起重', 'Lifting'], 'hvy'),
  entry('log', ['物流装备', '物流裝備', 'Logistics']),
  entry('log1', ['输送', '輸送', 'Conveyors'], 'log'),
  entry('log2', ['仓储', '倉儲', 'Storage'], 'log'),
];

const units: readonly DemoEntry[] = [
  entry('pc', ['件', '件', 'pc']),
  entry('set', ['套', '套', 'set']),
  entry('m', ['米', '公尺', 'm']),
  entry('m2', ['平方米', '平方公尺', 'm²']),
  entry('m3', ['立方米', '立方公尺', 'm³']),
  entry('kg', ['千克', '公斤', 'kg']),
  entry('t', ['吨', '公噸', 't']),
  entry('h', ['小时', '小時', 'h']),
  entry('day', ['天', '天', 'day']),
  entry('kw', ['千瓦', '千瓦', 'kW']),
  entry('pt', ['点', '點', 'point']),
  entry('line', ['条', '條', 'line']),
];

/** A province that is on no map, beside the real ones. */
const region: readonly DemoEntry[] = [
  entry('99', ['澜江省', '瀾江省', 'Lanjiang']),
  entry('9904', ['宁川市', '寧川市', 'Ningchuan'], '99'),
  entry('990411', ['汀洲区', '汀洲區', 'Tingzhou'], '9904'),
  entry('990417', ['砚山区', '硯山區', 'Yanshan'], '9904'),
  entry('990423', ['浦溪县', '浦溪縣', 'Puxi'], '9904'),
  entry('9906', ['岚口市', '嵐口市', 'Lankou'], '99'),
  entry('990602', ['北渡区', '北渡區', 'Beidu'], '9906'),
];

const standBuilders: readonly DemoEntry[] = [
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

const YUAN: Text = ['元', '元', 'CNY'];

/** Rating and normal price stand in the label: the form keeps only ids and quantities. */
const facilityEntries: readonly DemoEntry[] = facilities.map(({ id, name, unit, prices, categories }) => ({
  value: id,
  parent: null,
  label: eachLanguage((index) =>
    index === 2
      ? `${name[index]} · ${YUAN[index]} ${amountText(prices[1])} a ${unit[index]}`
      : `${name[index]} · ${amountText(prices[1])} ${YUAN[index]}/${unit[index]}`,
  ),
  facets: { category: categories },
  disabled: false,
}));

/** Entries of the demo's dictionaries by code, in order. `region-cn` stands beside the shipped regions. */
export const demoDictionaries: Readonly<Record<string, readonly DemoEntry[]>> = {
  trade,
  'product-category': productCategory,
  units,
  'region-cn': region,
  'stand-builders': standBuilders,
  facilities: facilityEntries,
};
