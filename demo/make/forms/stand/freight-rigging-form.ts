import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';

/** C12: high rigging in the freight zone. */
export const cargoZoneRiggingForm: DemoForm = demoForm({
  formId: 'exhibitor_e1',
  formType: '22',
  pageKey: 'exhibitor_e1',
  formCode: 'C12',
  formGroup: 'C',
  sort: 12,
  title: ['吊点服务', '吊點服務', 'Rigging service'],
  purpose: [
    '7、8 号馆高位吊点，主梁离地 12 m，单点荷载不超过 100 kg。',
    '7、8 號館高位吊點，主梁離地 12 m，單點荷載不超過 100 kg。',
    'High rigging in halls 7 and 8: beams at 12 m, up to 100 kg a point.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['raw'],
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
    item.checkbox('dd_kind', ['吊挂类别', '吊掛類別', 'Rigged item'], {
      required: true,
      span: 12,
      options: [
        option('light', ['灯具', '燈具', 'Lights']),
        option('sign', ['标识', '標示', 'Sign']),
        option('fabric', ['布幔', '布幔', 'Fabric']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
      minSize: 1,
    }),
    item.number('dd_points', ['吊点数', '吊點數', 'Number of points'], {
      required: true,
      span: 6,
      min: 1,
      max: 80,
      precision: 0,
    }),
    item.number('dd_total', ['总重', '總重', 'Total weight'], {
      required: true,
      span: 6,
      min: 1,
      max: 8000,
      precision: 1,
      unit: ['kg', 'kg', 'kg'],
    }),
    item.dynamic(
      'dd_rows',
      ['吊点表', '吊點表', 'Rigging points'],
      {
        required: true,
        minSize: 1,
        maxSize: 80,
        help: [
          '只能用模板导入，重新导入会全部覆盖',
          '只能用範本匯入，重新匯入會全部覆蓋',
          'By import only; a new import replaces all rows',
        ],
        variant: 'table',
        importing: { way: 'overwrite', only: true },
      },
      [
        item.input('dd_no', ['点号', '點號', 'Point'], { required: true, span: 8, maxLength: 6 }),
        item.number('dd_kg', ['荷载', '荷載', 'Load'], {
          required: true,
          span: 8,
          min: 1,
          max: 100,
          precision: 1,
          unit: ['kg', 'kg', 'kg'],
        }),
        item.number('dd_h', ['离地高度', '離地高度', 'Height above floor'], {
          required: true,
          span: 8,
          min: 4,
          max: 11,
          precision: 2,
          unit: ['m', 'm', 'm'],
        }),
      ],
    ),
    item.datetimerange('dd_when', ['作业时间', '作業時間', 'Work period'], {
      required: true,
      span: 12,
      startDate: '2027-03-14',
      endDate: '2027-03-16',
    }),
    item.upload('dd_plan', ['吊挂平面图', '吊掛平面圖', 'Rigging plan'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 2,
      fileMegabytes: 20,
      accept: ['pdf', 'jpg'],
    }),
    item.upload('dd_calc', ['荷载计算书', '荷載計算書', 'Load calculation'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 20,
      accept: ['pdf'],
      help: [
        '总重 500 kg 或 12 点及以上须附',
        '總重 500 kg 或 12 點及以上須附',
        'Needed from 500 kg or 12 points',
      ],
    }),
    item.number('dd_light_kw', ['吊挂灯具功率', '吊掛燈具功率', 'Power of the lights'], {
      required: true,
      span: 6,
      min: 0.1,
      max: 200,
      precision: 1,
      unit: ['kW', 'kW', 'kW'],
    }),
    item.textarea('dd_note', ['备注', '備註', 'Remarks'], { maxLength: 200, rows: [2, 4] }),
  ],
  logic: [
    { show: ['dd_light_kw'], when: [['dd_kind', 'eq', 'light']] },
    {
      show: ['dd_calc'],
      when: [
        ['dd_total', 'ge', '500'],
        ['dd_points', 'ge', '12'],
      ],
      any: true,
    },
  ],
});
