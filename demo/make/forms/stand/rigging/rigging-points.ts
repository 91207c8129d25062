import { boothHeadItems } from '../../common-items.ts';
import { item, option, otherOption } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { priceTable } from '../../price-table.ts';
import { switches } from '../../switches.ts';

/** Rigging points and what hangs from them. */
export const pointItems: readonly ItemSpec[] = [
  ...boothHeadItems,
  item.switch('need_rig', ['需要吊点', '需要吊點', 'Rigging needed'], { span: 8, options: switches.needed }),
  item.number('rig_count', ['吊点数', '吊點數', 'Points'], {
    required: true,
    span: 8,
    min: 1,
    max: 60,
    precision: 0,
  }),
  item.number('rig_weight', ['总吊重', '總吊重', 'Total weight'], {
    required: true,
    span: 8,
    min: 1,
    max: 6000,
    precision: 1,
    unit: ['kg', 'kg', 'kg'],
    help: ['含桁架、葫芦和线缆', '含桁架、葫蘆和線纜', 'Truss, hoists and cables included'],
  }),
  item.checkbox('rig_object', ['吊挂物', '吊掛物', 'Objects'], {
    required: true,
    span: 12,
    options: [
      option('truss', ['灯光桁架', '燈光桁架', 'Lighting truss']),
      option('banner', ['旗帜', '旗幟', 'Banner']),
      option('led', ['LED 屏', 'LED 螢幕', 'LED screen']),
      option('snd', ['音响', '音響', 'Speakers']),
      otherOption('other', ['其他', '其他', 'Other']),
    ],
    minSize: 1,
  }),
  item.number('rig_bottom', ['底边离地', '底邊離地', 'Lower edge'], {
    required: true,
    span: 6,
    min: 3.5,
    max: 12,
    precision: 2,
    unit: ['m', 'm', 'm'],
    help: ['不低于 3.5 m', '不低於 3.5 m', 'Not below 3.5 m'],
  }),
  item.radio('rig_hoist', ['葫芦', '葫蘆', 'Hoists'], {
    required: true,
    span: 6,
    options: [
      option('rent', ['租用电动葫芦', '租用電動葫蘆', 'Rent']),
      option('own', ['自带', '自帶', 'Own']),
      option('none', ['固定绳', '固定繩', 'Fixed']),
    ],
  }),
  item.html('prices_hoist', ['葫芦价目', '葫蘆價目', 'Prices of hoists'], { html: priceTable('hoist') }),
  item.select('hoist_kind', ['电动葫芦', '電動葫蘆', 'Electric hoist'], {
    required: true,
    span: 8,
    dictionary: { code: 'facilities', query: { category: 'hoist' } },
  }),
  item.upload('hoist_certs', ['自带葫芦检测报告', '自帶葫蘆檢測報告', 'Test report of own hoists'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 4,
    fileMegabytes: 10,
    accept: ['pdf', 'jpg'],
  }),
  item.dynamic(
    'rig_points',
    ['吊点明细', '吊點明細', 'Points in detail'],
    {
      required: true,
      minSize: 1,
      maxSize: 60,
      help: [
        '可用模板导入，重新导入会全部覆盖',
        '可用範本匯入，重新匯入會全部覆蓋',
        'May be imported; a new import replaces all rows',
      ],
      variant: 'table',
      importing: { way: 'overwrite' },
    },
    [
      item.input('rp_no', ['点号', '點號', 'Point'], {
        required: true,
        span: 6,
        rules: [
          { pattern: String.raw`/^[A-Z]\d{1,2}$/`, message: ['如 A1、B12', '如 A1、B12', 'e.g. A1, B12'] },
        ],
      }),
      item.number('rp_x', ['距左边', '距左邊', 'From left'], {
        required: true,
        span: 6,
        min: 0,
        max: 60,
        precision: 2,
        unit: ['m', 'm', 'm'],
      }),
      item.number('rp_y', ['距前沿', '距前沿', 'From front'], {
        required: true,
        span: 6,
        min: 0,
        max: 60,
        precision: 2,
        unit: ['m', 'm', 'm'],
      }),
      item.number('rp_kg', ['荷载', '荷載', 'Load'], {
        required: true,
        span: 6,
        min: 1,
        max: 100,
        precision: 1,
        unit: ['kg', 'kg', 'kg'],
      }),
    ],
  ),
  item.datetime('rig_at', ['希望作业时间', '希望作業時間', 'Wanted at'], {
    required: true,
    span: 12,
    startDate: '2027-03-14',
    endDate: '2027-03-16',
  }),
  item.upload('rig_drawing', ['吊挂图', '吊掛圖', 'Rigging drawing'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 3,
    fileMegabytes: 20,
    accept: ['pdf'],
  }),
  item.upload('rig_calc', ['荷载计算书', '荷載計算書', 'Load calculation'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 2,
    fileMegabytes: 20,
    accept: ['pdf'],
    help: [
      '总重超过 500 kg 或超过 12 点须附',
      '總重超過 500 kg 或超過 12 點須附',
      'Needed above 500 kg or 12 points',
    ],
  }),
];
