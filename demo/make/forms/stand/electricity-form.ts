import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { priceTable } from '../price-table.ts';

/** C19: power outside the open hours. */
export const electricityForm: DemoForm = demoForm({
  formId: 'exhibitor_e11',
  formType: '32',
  pageKey: 'exhibitor_e11',
  formCode: 'C19',
  formGroup: 'C',
  sort: 19,
  title: ['用电申请', '用電申請', 'Electricity'],
  purpose: [
    '申请 24 小时供电、延时断电、提前送电或撤展用电，按时段计费。',
    '申請 24 小時供電、延時斷電、提前送電或撤展用電，按時段計費。',
    'Apply for 24-hour supply, late cut-off, early power or power at move-out, charged by period.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: ['freight'],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2026-12-18 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  items: [
    ...boothHeadItems,
    item.checkbox('el_kind', ['申请内容', '申請內容', 'Request'], {
      required: true,
      options: [
        option('h24', ['24 小时用电', '24 小時用電', '24-hour supply']),
        option('delay', ['延时断电', '延時斷電', 'Late cut-off']),
        option('early', ['提前送电', '提前送電', 'Early power']),
        option('after', ['撤展用电', '撤展用電', 'Power at move-out']),
      ],
      minSize: 1,
    }),
    item.html('prices_power_machine', ['动力电价目', '動力電價目', 'Prices of machine power'], {
      html: priceTable('power-machine'),
    }),
    item.select('el_box', ['电箱', '電箱', 'Distribution box'], {
      required: true,
      span: 12,
      dictionary: { code: 'facilities', query: { category: 'power-machine' } },
    }),
    item.number('el_qty', ['数量', '數量', 'Quantity'], {
      required: true,
      span: 6,
      min: 1,
      max: 20,
      precision: 0,
    }),
    item.input('el_equipment', ['24 小时设备', '24 小時設備', '24-hour equipment'], {
      required: true,
      span: 12,
      maxLength: 60,
      help: ['冷藏、水族、服务器等', '冷藏、水族、伺服器等', 'Cold store, aquarium, server and the like'],
    }),
    item.daterange('el_24_dates', ['24 小时日期', '24 小時日期', '24-hour dates'], {
      required: true,
      span: 12,
      startDate: '2027-03-14',
      endDate: '2027-03-21',
    }),
    item.input('el_night_guard', ['夜间值守人', '夜間值守人', 'Night attendant'], {
      required: true,
      span: 12,
      maxLength: 40,
      help: ['夜间必须有人值守', '夜間必須有人值守', 'Somebody must be present at night'],
    }),
    item.time('el_delay_until', ['断电时间', '斷電時間', 'Cut-off time'], {
      required: true,
      span: 8,
      help: ['最晚 20:00', '最晚 20:00', '20:00 at the latest'],
    }),
    item.number('el_delay_hours', ['延时小时', '延時小時', 'Extra hours'], {
      required: true,
      span: 8,
      min: 1,
      max: 3,
      precision: 0,
    }),
    item.datetime('el_early_at', ['送电时间', '送電時間', 'Power from'], {
      required: true,
      span: 12,
      startDate: '2027-03-12',
      endDate: '2027-03-17',
    }),
    item.timerange('el_after', ['撤展用电时段', '撤展用電時段', 'Hours at move-out'], {
      required: true,
      span: 12,
      help: ['3 月 21 日 17:00 起', '3 月 21 日 17:00 起', 'From 17:00 on 21 March'],
    }),
    item.rate('el_grade', ['供电重要程度', '供電重要程度', 'Importance of the supply'], {
      span: 8,
      count: 5,
      help: [
        '4 星及以上须附不间断电源说明',
        '4 星及以上須附不斷電系統說明',
        'From four stars, describe your UPS',
      ],
    }),
    item.upload('el_ups', ['不间断电源说明', '不斷電系統說明', 'UPS details'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 10,
      accept: ['pdf'],
    }),
    item.checkbox('el_confirm', ['确认', '確認', 'Confirmation'], {
      required: true,
      options: [
        option('ok', [
          '按额定功率申报，超载自动断电不退费',
          '按額定功率申報，超載自動斷電不退費',
          'I declare the rated power; no refund if overload cuts the supply',
        ]),
      ],
      minSize: 1,
    }),
  ],
  logic: [
    { show: ['el_equipment', 'el_24_dates', 'el_night_guard'], when: [['el_kind', 'eq', 'h24']] },
    { show: ['el_delay_until', 'el_delay_hours'], when: [['el_kind', 'eq', 'delay']] },
    { show: ['el_early_at'], when: [['el_kind', 'eq', 'early']] },
    { show: ['el_after'], when: [['el_kind', 'eq', 'after']] },
    { show: ['el_ups'], when: [['el_grade', 'ge', '4']] },
  ],
});
