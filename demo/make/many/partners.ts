import type { DemoProgress } from '../exhibitors/exhibitor.ts';
import type { DemoAccount } from '../staff.ts';
import { givenNames, surnames } from './name-parts.ts';

const SUPPLIERS = ['拓陌空间搭建', '岚木展示工程'];
const CARRIERS = ['渡野货运', '云栈供应链', '岚港船务'];
const MEDIA = [
  '宁川晚讯',
  '传动笔记',
  '汀洲电视台',
  '液压视界',
  '激光志',
  '重装周报',
  '岚口电台',
  '会展手册网',
  '机器人夜话',
  'Machine Ledger',
  '岚眼图片社',
  '澜江日报',
  '工厂观察',
  '轴承人',
  '密封周刊',
  '焊接之窗',
  '机床纪事',
  '起重与运输',
  '仪器快讯',
  '智造前线',
  '北渡频道',
  '砚山早报',
  '供应链札记',
  '工业图志',
  'Drive & Motion',
  '增材手记',
  '模具通讯',
  '浦溪融媒',
  '能源装备报',
];

/** How far the media got with their registration, in turns. */
const REVIEWS: readonly DemoProgress[] = ['wait', 'adopt', 'adopt', 'fail', 'wait', 'draft', 'none'];

function partner(
  role: DemoAccount['role'],
  organisation: string,
  place: number,
  progress: DemoAccount['progress'],
): DemoAccount {
  const name = `${surnames[(place * 7 + 3) % surnames.length] ?? ''}${givenNames[(place * 3) % givenNames.length] ?? ''}`;
  return {
    role,
    // Forms choose a carrier by its account's name.
    name: role === 'transport' ? `${organisation} · ${name}` : name,
    phone: `1370417${String(place).padStart(4, '0')}`,
    username: null,
    organisation,
    progress,
  };
}

/** Suppliers, carriers and media beside the first of each: with them there are 3, 4 and 30. */
export const manyPartners: readonly DemoAccount[] = [
  ...SUPPLIERS.map((organisation, index) =>
    partner('supplier', organisation, 100 + index, {
      exhibitor_c5: index === 0 ? 'adopt' : 'draft',
      exhibitor_c7: 'wait',
    }),
  ),
  ...CARRIERS.map((organisation, index) => partner('transport', organisation, 200 + index, {})),
  ...MEDIA.map((organisation, index) => {
    const review = REVIEWS[index % REVIEWS.length] ?? 'none';
    return partner('media', organisation, 300 + index, {
      media_register: review,
      media_perfect: review === 'adopt' && index % 2 === 0 ? 'wait' : 'none',
    });
  }),
];
