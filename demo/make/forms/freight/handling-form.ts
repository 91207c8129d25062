import { headItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { priceTable } from '../price-table.ts';

/** D3: forklifts and cranes. */
export const handlingForm: DemoForm = demoForm({
  formId: 'transport_handling',
  formType: '201',
  pageKey: 'transport_handling',
  formCode: 'D3',
  formGroup: 'D',
  sort: 3,
  title: ['机力租用', '機力租用', 'Handling equipment'],
  purpose: [
    '预约卸车、就位和组装用的叉车与吊机，按台和小时计费。',
    '預約卸貨、就位和組裝用的堆高機與吊車，按臺和小時計費。',
    'Book forklifts and cranes for unloading, positioning and assembly, charged by unit and hour.',
  ],
  roles: ['exhibitor', 'transport'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2027-01-08 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'one',
  review: true,
  items: [
    ...headItems,
    item.radio('need_machine', ['需要哪些机力', '需要哪些機力', 'Equipment needed'], {
      required: true,
      options: [
        option('unload', ['卸车就位', '卸貨就位', 'Unloading and positioning']),
        option('both', ['卸车和组装', '卸貨和組裝', 'Unloading and assembly']),
        option('none', ['不需要', '不需要', 'None']),
      ],
    }),
    item.html('prices_handling', ['机力价目', '機力價目', 'Prices of handling equipment'], {
      html: priceTable('handling'),
    }),
    item.dynamic(
      'jilizibiao',
      ['卸车机力', '卸貨機力', 'Equipment for unloading'],
      {
        required: true,
        minSize: 1,
        maxSize: 40,
        help: [
          '起租 1 小时；汽车吊起租 4 小时',
          '起租 1 小時；汽車吊車起租 4 小時',
          'One hour at least; mobile cranes four hours',
        ],
        variant: 'table',
        importing: { way: 'append' },
      },
      [
        item.select('j_machine', ['机力', '機力', 'Machine'], {
          required: true,
          span: 6,
          dictionary: { code: 'facilities', query: { category: 'handling' } },
        }),
        item.date('j_date', ['日期', '日期', 'Date'], {
          required: true,
          span: 6,
          startDate: '2027-03-14',
          endDate: '2027-03-23',
        }),
        item.time('j_time', ['开始', '開始', 'From'], { required: true, span: 4 }),
        item.number('j_hours', ['小时', '小時', 'Hours'], {
          required: true,
          span: 4,
          min: 1,
          max: 24,
          precision: 0,
          help: ['整数小时', '整數小時', 'Whole hours'],
        }),
        item.number('j_units', ['台数', '臺數', 'Units'], {
          required: true,
          span: 4,
          min: 1,
          max: 10,
          precision: 0,
        }),
      ],
    ),
    item.dynamic(
      'zuzhuangpinzhuangjilizuyong',
      ['组装拼装机力', '組裝拼裝機力', 'Equipment for assembly'],
      {
        required: true,
        minSize: 1,
        maxSize: 40,
        help: [
          '只能用模板导入，重新导入会全部覆盖',
          '只能用範本匯入，重新匯入會全部覆蓋',
          'By import only; a new import replaces all rows',
        ],
        variant: 'table',
        importing: { way: 'overwrite', only: true },
      },
      [
        item.select('z_machine', ['机力', '機力', 'Machine'], {
          required: true,
          span: 6,
          dictionary: { code: 'facilities', query: { category: 'handling' } },
        }),
        item.datetimerange('z_period', ['时间', '時間', 'Period'], {
          required: true,
          span: 8,
          startDate: '2027-03-14',
          endDate: '2027-03-17',
        }),
        item.number('z_units', ['台数', '臺數', 'Units'], {
          required: true,
          span: 4,
          min: 1,
          max: 10,
          precision: 0,
        }),
        item.select('z_driver', ['操作手', '操作手', 'Operator'], {
          required: true,
          span: 6,
          options: [
            option('with', ['含操作手', '含操作手', 'With operator']),
            option('own', ['自带持证', '自帶持證', 'Own, certified']),
          ],
        }),
      ],
    ),
    item.number('heaviest', ['最重单件', '最重單件', 'Heaviest piece'], {
      required: true,
      span: 8,
      min: 1,
      max: 100000,
      precision: 2,
      unit: ['kg', 'kg', 'kg'],
    }),
    item.upload('crane_plan', ['吊装方案', '吊裝方案', 'Lifting plan'], {
      required: true,
      span: 16,
      minSize: 1,
      maxSize: 2,
      fileMegabytes: 20,
      accept: ['pdf'],
      help: ['单件超过 3000 kg 须附', '單件超過 3000 kg 須附', 'Needed above 3,000 kg a piece'],
    }),
    item.input('foreman', ['现场指挥', '現場指揮', 'On-site supervisor'], {
      required: true,
      span: 12,
      maxLength: 40,
    }),
    item.textarea('note', ['说明', '說明', 'Notes'], { maxLength: 200, rows: [2, 4] }),
  ],
  logic: [
    {
      show: ['prices_handling', 'jilizibiao', 'heaviest', 'foreman'],
      when: [
        ['need_machine', 'ne', 'none'],
        ['need_machine', 'ne', ''],
      ],
    },
    { show: ['zuzhuangpinzhuangjilizuyong'], when: [['need_machine', 'eq', 'both']] },
    { show: ['crane_plan'], when: [['heaviest', 'gt', '3000']] },
  ],
});
