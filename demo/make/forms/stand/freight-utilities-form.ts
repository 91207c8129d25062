import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { priceTable } from '../price-table.ts';

/** C16: water, power and air from the trenches of the freight zone. */
export const cargoZoneUtilitiesForm: DemoForm = demoForm({
  formId: 'exhibitor_e7',
  formType: '28',
  pageKey: 'exhibitor_e7',
  formCode: 'C16',
  formGroup: 'C',
  sort: 16,
  title: ['水电气申请（重装区）', '水電氣申請（重裝區）', 'Water, power and air (freight zone)'],
  purpose: [
    '重装区从地沟接水、电、气，每个点位填一行。',
    '重裝區從地溝接水、電、氣，每個點位填一行。',
    'In the freight zone water, power and air come from floor trenches: one row for each position.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['raw', 'std'],
  tags: ['freight'],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2026-12-04 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  items: [
    ...boothHeadItems,
    item.switch('sd_power', ['用电', '用電', 'Power'], {
      span: 8,
      options: [option('0', ['不用', '不用', 'No']), option('1', ['用', '用', 'Yes'])],
    }),
    item.switch('sd_water', ['用水', '用水', 'Water'], {
      span: 8,
      options: [option('0', ['不用', '不用', 'No']), option('1', ['用', '用', 'Yes'])],
    }),
    item.switch('sd_air', ['用气', '用氣', 'Compressed air'], {
      span: 8,
      options: [option('0', ['不用', '不用', 'No']), option('1', ['用', '用', 'Yes'])],
    }),
    item.html('prices_power_machine', ['动力电价目', '動力電價目', 'Prices of machine power'], {
      html: priceTable('power-machine'),
    }),
    item.dynamic(
      'sd_rows',
      ['用电点位', '用電點位', 'Power positions'],
      {
        required: true,
        minSize: 1,
        maxSize: 20,
        help: [
          '点位号见展位图，如 C07-2',
          '點位號見攤位圖，如 C07-2',
          'Position numbers are on your booth plan, such as C07-2',
        ],
        variant: 'table',
        importing: { way: 'append' },
      },
      [
        item.input('sd_pos', ['地沟点位', '地溝點位', 'Trench position'], {
          required: true,
          span: 6,
          rules: [
            { pattern: String.raw`/^[A-H]\d{2}-\d$/`, message: ['如 C07-2', '如 C07-2', 'e.g. C07-2'] },
          ],
        }),
        item.select('sd_item', ['规格', '規格', 'Rating'], {
          required: true,
          span: 6,
          dictionary: { code: 'facilities', query: { category: 'power-machine' } },
        }),
        item.number('sd_qty', ['数量', '數量', 'Quantity'], {
          required: true,
          span: 4,
          min: 1,
          max: 10,
          precision: 0,
        }),
        item.select('sd_when', ['时段', '時段', 'Period'], {
          required: true,
          span: 4,
          options: [
            option('open', ['展期', '展期', 'Open days']),
            option('build', ['布展起', '佈展起', 'From move-in']),
            option('h24', ['24 小时', '24 小時', '24 hours']),
          ],
        }),
      ],
    ),
    item.number('sd_kw', ['合计功率', '合計功率', 'Total load'], {
      required: true,
      span: 8,
      min: 0.1,
      max: 3000,
      precision: 1,
      unit: ['kW', 'kW', 'kW'],
    }),
    item.textarea('sd_peak', ['大功率启动说明', '大功率啟動說明', 'Start-up of heavy machines'], {
      required: true,
      span: 16,
      maxLength: 200,
      rows: [2, 4],
      help: [
        '合计超过 100 kW 时说明启动顺序',
        '合計超過 100 kW 時說明啟動順序',
        'Above 100 kW in total, give the order of starting',
      ],
    }),
    item.number('sd_water_qty', ['给水点', '給水點', 'Water points'], {
      required: true,
      span: 8,
      min: 1,
      max: 10,
      precision: 0,
    }),
    item.number('sd_water_fill', ['一次注水量', '一次注水量', 'Water for one filling'], {
      span: 8,
      min: 0,
      max: 100,
      precision: 1,
      unit: ['m³', 'm³', 'm³'],
    }),
    item.checkbox('sd_air_rows', ['气管口径', '氣管口徑', 'Air hose diameter'], {
      required: true,
      span: 12,
      options: [
        option('d10', ['10 mm', '10 mm', '10 mm']),
        option('d16', ['16 mm', '16 mm', '16 mm']),
        option('d20', ['20 mm', '20 mm', '20 mm']),
      ],
      minSize: 1,
    }),
    item.number('sd_air_flow', ['总用气量', '總用氣量', 'Air flow'], {
      required: true,
      span: 8,
      min: 0.1,
      max: 30,
      precision: 1,
      unit: ['m³/min', 'm³/min', 'm³/min'],
    }),
    item.radio('sd_own_comp', ['自带空压机', '自帶空壓機', 'Own compressor'], {
      required: true,
      span: 12,
      options: [
        option('no', ['不带', '不帶', 'No']),
        option('yes', ['自带，放室外', '自帶，放室外', 'Yes, outdoors']),
      ],
      help: [
        '自带空压机只能放在室外',
        '自帶空壓機只能放在室外',
        'Your own compressor may only stand outdoors',
      ],
    }),
    item.upload('sd_plan', ['点位图', '點位圖', 'Position plan'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 2,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg', 'png'],
    }),
  ],
  logic: [
    { show: ['prices_power_machine', 'sd_rows', 'sd_kw'], when: [['sd_power', 'eq', '1']] },
    { show: ['sd_peak'], when: [['sd_kw', 'gt', '100']] },
    { show: ['sd_water_qty', 'sd_water_fill'], when: [['sd_water', 'eq', '1']] },
    { show: ['sd_air_rows', 'sd_air_flow', 'sd_own_comp'], when: [['sd_air', 'eq', '1']] },
    {
      show: ['sd_plan'],
      when: [
        ['sd_power', 'eq', '1'],
        ['sd_water', 'eq', '1'],
        ['sd_air', 'eq', '1'],
      ],
      any: true,
    },
  ],
});
