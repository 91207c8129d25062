import { entry } from './entry.ts';
import type { DemoEntry } from './entry.ts';

/** Hotels with agreed rates, and their rooms below them; prices in CNY a room and night. */
export const hotels: readonly DemoEntry[] = [
  entry('H1', [
    '澜汀大酒店（0.6 km，步行）',
    '瀾汀大飯店（0.6 km，步行）',
    'Lanting Grand (0.6 km, on foot)',
  ]),
  entry('H1a', ['高级大床 · 780 元/晚', '高階大床 · 780 元/晚', 'Superior king · CNY 780 a night'], 'H1'),
  entry('H1b', ['高级双床 · 780 元/晚', '高階雙床 · 780 元/晚', 'Superior twin · CNY 780 a night'], 'H1'),
  entry(
    'H1c',
    ['行政套房 · 1,680 元/晚', '行政套房 · 1,680 元/晚', 'Executive suite · CNY 1,680 a night'],
    'H1',
  ),
  entry('H2', [
    '宁川会展栖岚酒店（0.9 km，步行）',
    '寧川會展棲嵐飯店（0.9 km，步行）',
    'Qilan at the Expo (0.9 km, on foot)',
  ]),
  entry('H2a', ['大床 · 620 元/晚', '大床 · 620 元/晚', 'King · CNY 620 a night'], 'H2'),
  entry('H2b', ['双床 · 620 元/晚', '雙床 · 620 元/晚', 'Twin · CNY 620 a night'], 'H2'),
  entry('H3', [
    '砚山湖度假酒店（6.5 km，接驳车）',
    '硯山湖度假飯店（6.5 km，接駁車）',
    'Yanshan Lake Resort (6.5 km, shuttle)',
  ]),
  entry('H3a', ['湖景双床 · 880 元/晚', '湖景雙床 · 880 元/晚', 'Lake twin · CNY 880 a night'], 'H3'),
  entry('H3b', ['家庭房 · 1,080 元/晚', '家庭房 · 1,080 元/晚', 'Family room · CNY 1,080 a night'], 'H3'),
  entry('H3c', ['别墅 · 3,600 元/晚', '別墅 · 3,600 元/晚', 'Villa · CNY 3,600 a night'], 'H3'),
  entry('H4', ['汀洲宾馆（3.2 km，接驳车）', '汀洲賓館（3.2 km，接駁車）', 'Tingzhou Inn (3.2 km, shuttle)']),
  entry('H4a', ['标准双床 · 380 元/晚', '標準雙床 · 380 元/晚', 'Standard twin · CNY 380 a night'], 'H4'),
  entry('H4b', ['三人房 · 460 元/晚', '三人房 · 460 元/晚', 'Triple · CNY 460 a night'], 'H4'),
  entry('H5', [
    '北渡青年公寓（5.0 km，地铁）',
    '北渡青年公寓（5.0 km，地鐵）',
    'Beidu Apartments (5.0 km, metro)',
  ]),
  entry('H5a', ['单人间 · 260 元/晚', '單人間 · 260 元/晚', 'Single · CNY 260 a night'], 'H5'),
  entry('H5b', ['两居室 · 520 元/晚', '兩居室 · 520 元/晚', 'Two bedrooms · CNY 520 a night'], 'H5'),
  entry('H6', [
    '岚桥商务酒店（4.1 km，接驳车）',
    '嵐橋商務飯店（4.1 km，接駁車）',
    'Lanqiao Business (4.1 km, shuttle)',
  ]),
  entry('H6a', ['商务大床 · 480 元/晚', '商務大床 · 480 元/晚', 'Business king · CNY 480 a night'], 'H6'),
  entry('H6b', ['商务双床 · 480 元/晚', '商務雙床 · 480 元/晚', 'Business twin · CNY 480 a night'], 'H6'),
  entry('H6c', ['无障碍房 · 480 元/晚', '無障礙房 · 480 元/晚', 'Accessible room · CNY 480 a night'], 'H6'),
];
