import { addDays } from '@zhantai/engine';
import type { Text } from '../text.ts';
import { localText } from '../text.ts';
import { blankItem, flat, type DemoItem } from './demo-item.ts';

type Room = readonly [id: string, name: Text, price: number, rooms: number];

const NIGHT: Text = ['间·晚', '間·晚', 'room-night'];
/** Days that an unpaid room is kept. */
const HOLD_DAYS = 7;

const hotels: readonly (readonly [
  id: string,
  name: Text,
  distance: string,
  way: string,
  rooms: readonly Room[],
])[] = [
  [
    'H1',
    ['澜汀大酒店', '瀾汀大飯店', 'Lanting Grand'],
    '0.6',
    'walk',
    [
      ['H1a', ['高级大床', '高階大床', 'Superior king'], 780, 60],
      ['H1b', ['高级双床', '高階雙床', 'Superior twin'], 780, 80],
      ['H1c', ['行政套房', '行政套房', 'Executive suite'], 1680, 10],
    ],
  ],
  [
    'H2',
    ['宁川会展栖岚酒店', '寧川會展棲嵐飯店', 'Qilan at the Expo'],
    '0.9',
    'walk',
    [
      ['H2a', ['大床', '大床', 'King'], 620, 90],
      ['H2b', ['双床', '雙床', 'Twin'], 620, 110],
    ],
  ],
  [
    'H3',
    ['砚山湖度假酒店', '硯山湖度假飯店', 'Yanshan Lake Resort'],
    '6.5',
    'shuttle',
    [
      ['H3a', ['湖景双床', '湖景雙床', 'Lake twin'], 880, 40],
      ['H3b', ['家庭房', '家庭房', 'Family room'], 1080, 20],
      ['H3c', ['别墅', '別墅', 'Villa'], 3600, 3],
    ],
  ],
  [
    'H4',
    ['汀洲宾馆', '汀洲賓館', 'Tingzhou Inn'],
    '3.2',
    'shuttle',
    [
      ['H4a', ['标准双床', '標準雙床', 'Standard twin'], 380, 150],
      ['H4b', ['三人房', '三人房', 'Triple'], 460, 30],
    ],
  ],
  [
    'H5',
    ['北渡青年公寓', '北渡青年公寓', 'Beidu Apartments'],
    '5.0',
    'metro',
    [
      ['H5a', ['单人间', '單人間', 'Single'], 260, 100],
      ['H5b', ['两居室', '兩居室', 'Two bedrooms'], 520, 20],
    ],
  ],
  [
    'H6',
    ['岚桥商务酒店', '嵐橋商務飯店', 'Lanqiao Business'],
    '4.1',
    'shuttle',
    [
      ['H6a', ['商务大床', '商務大床', 'Business king'], 480, 70],
      ['H6b', ['商务双床', '商務雙床', 'Business twin'], 480, 70],
      ['H6c', ['无障碍房', '無障礙房', 'Accessible room'], 480, 2],
    ],
  ],
];

/** Hotels with agreed rates and their allotment of every night, from the first to the day after the last. */
export function hotelItems(firstNight: string, nights: number): readonly DemoItem[] {
  const days = Array.from({ length: nights }, (_, index) => addDays(firstNight, index));
  return hotels.flatMap(([id, name, distance, way, rooms], place) => [
    {
      item: {
        ...blankItem,
        itemId: id,
        kind: 'hotel' as const,
        name: localText(name),
        details: { distance, way },
        sort: place * 10,
      },
      stock: {},
    },
    ...rooms.map(([roomId, room, price, allotment], index) => ({
      item: {
        ...blankItem,
        itemId: roomId,
        kind: 'room' as const,
        parentId: id,
        categories: ['hotel'],
        name: localText([`${name[0]} · ${room[0]}`, `${name[1]} · ${room[1]}`, `${name[2]}, ${room[2]}`]),
        unit: localText(NIGHT),
        prices: flat(price),
        holdDays: HOLD_DAYS,
        most: 10,
        sort: place * 10 + index + 1,
      },
      stock: Object.fromEntries(days.map((day) => [day, allotment])),
    })),
  ]);
}
