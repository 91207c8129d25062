import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { switches } from '../switches.ts';

/** C14: hoists that an exhibitor brings. */
export const ownHoistsForm: DemoForm = demoForm({
  formId: 'exhibitor_e5',
  formType: '26',
  pageKey: 'exhibitor_e5',
  formCode: 'C14',
  formGroup: 'C',
  sort: 14,
  title: ['自带葫芦申请', '自帶葫蘆申請', 'Own hoists'],
  purpose: [
    '自带手拉或电动葫芦须在检验有效期内，经主场复核后才能上梁。',
    '自帶手拉或電動葫蘆須在檢驗有效期內，經主場複核後才能上梁。',
    'Your own manual or electric hoists need a valid inspection and a check by the official contractor before they are hung.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['raw'],
  tags: ['freight'],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-18 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  required: false,
  items: [
    ...boothHeadItems,
    item.number('hl_count', ['葫芦台数', '葫蘆臺數', 'Number of hoists'], {
      required: true,
      span: 8,
      min: 1,
      max: 24,
      precision: 0,
    }),
    item.dynamic(
      'hl_rows',
      ['葫芦明细', '葫蘆明細', 'Hoist details'],
      {
        required: true,
        minSize: 1,
        maxSize: 24,
        help: ['每台一条，与台数一致', '每臺一條，與臺數一致', 'One entry for each hoist'],
        variant: 'form',
        subLabel: ['第 {index} 台', '第 {index} 臺', 'Hoist {index}'],
      },
      [
        item.radio('hl_type', ['类型', '類型', 'Type'], {
          required: true,
          span: 6,
          options: [
            option('hand', ['手拉', '手拉', 'Manual']),
            option('elec', ['电动', '電動', 'Electric']),
            option('d8', ['双制动电动', '雙制動電動', 'Electric, double brake']),
          ],
        }),
        item.number('hl_cap', ['额定起重量', '額定起重量', 'Rated load'], {
          required: true,
          span: 6,
          min: 100,
          max: 2000,
          precision: 0,
          unit: ['kg', 'kg', 'kg'],
        }),
        item.year('hl_year', ['出厂年份', '出廠年份', 'Year made'], {
          required: true,
          span: 6,
          startDate: '2015',
          endDate: '2027',
          help: [
            '出厂超过 10 年的不予使用',
            '出廠超過 10 年的不予使用',
            'Hoists older than 10 years are not admitted',
          ],
        }),
        item.date('hl_test', ['检验有效期至', '檢驗有效期至', 'Inspection valid until'], {
          required: true,
          span: 6,
          startDate: '2027-03-23',
        }),
        item.upload('hl_cert', ['检验报告', '檢驗報告', 'Inspection report'], {
          required: true,
          span: 6,
          minSize: 1,
          maxSize: 1,
          fileMegabytes: 10,
          accept: ['pdf', 'jpg'],
        }),
      ],
    ),
    item.switch('hl_over', ['人员上方悬吊', '人員上方懸吊', 'Load hung above people'], {
      span: 8,
      options: switches.yesNo,
    }),
    item.upload('hl_second', ['二道保护方案', '二道保護方案', 'Secondary safety plan'], {
      required: true,
      span: 16,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 10,
      accept: ['pdf'],
    }),
    item.date('hl_check_day', ['希望复核日期', '希望複核日期', 'Preferred date of check'], {
      required: true,
      span: 8,
      startDate: '2027-03-12',
      endDate: '2027-03-16',
    }),
    item.time('hl_check_time', ['复核时间', '複核時間', 'Time of check'], {
      required: true,
      span: 8,
      help: ['8:00–17:00', '8:00–17:00', '8:00–17:00'],
    }),
    item.select('hl_team', ['多台同步', '多臺同步', 'Synchronised lifting'], {
      required: true,
      span: 8,
      options: [
        option('no', ['否', '否', 'No']),
        option('ctrl', ['控制台同步', '控制台同步', 'With a controller']),
      ],
    }),
  ],
  logic: [
    { show: ['hl_second'], when: [['hl_over', 'eq', '1']] },
    { show: ['hl_team'], when: [['hl_count', 'gt', '1']] },
  ],
});
