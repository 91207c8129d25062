import { row } from './facility.ts';
import type { Facility } from './facility.ts';

/** Screens, sound and computers for rent. */
export const avEquipment: readonly Facility[] = [
  row(
    'AV1',
    ['液晶屏 43″', '液晶屏 43″', 'Screen, 43″'],
    'av',
    ['台', '臺', 'unit'],
    [882, 980, 1176, 1470],
    90,
  ),
  row(
    'AV2',
    ['液晶屏 55″', '液晶屏 55″', 'Screen, 55″'],
    'av',
    ['台', '臺', 'unit'],
    [1422, 1580, 1896, 2370],
    80,
  ),
  row(
    'AV3',
    ['液晶屏 75″', '液晶屏 75″', 'Screen, 75″'],
    'av',
    ['台', '臺', 'unit'],
    [2682, 2980, 3576, 4470],
    30,
  ),
  row(
    'AV4',
    ['触控屏 55″', '觸控屏 55″', 'Touch screen, 55″'],
    'av',
    ['台', '臺', 'unit'],
    [2412, 2680, 3216, 4020],
    20,
  ),
  row(
    'AV5',
    ['LED 屏 P2.5', 'LED 螢幕 P2.5', 'LED wall, P2.5'],
    'av',
    ['m²', 'm²', 'm²'],
    [1080, 1200, 1440, 1800],
    400,
  ),
  row('AV6', ['落地架', '落地架', 'Floor stand'], 'av', ['台', '臺', 'unit'], [144, 160, 192, 240], 90),
  row('AV7', ['电脑', '電腦', 'Computer'], 'av', ['台', '臺', 'unit'], [612, 680, 816, 1020], 60),
  row(
    'AV8',
    ['无线麦克风', '無線麥克風', 'Wireless microphone'],
    'av',
    ['套', '套', 'set'],
    [468, 520, 624, 780],
    40,
  ),
  row(
    'AV9',
    ['音箱一对', '音箱一對', 'Pair of speakers'],
    'av',
    ['套', '套', 'set'],
    [792, 880, 1056, 1320],
    40,
  ),
];
