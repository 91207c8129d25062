import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';

/** C11: liability insurance and the deposit slip. */
export const insuranceForm: DemoForm = demoForm({
  formId: 'common_insurance',
  formType: '200',
  pageKey: 'common_insurance',
  formCode: 'C11',
  formGroup: 'C',
  sort: 11,
  title: ['保险与布展押金', '保險與佈展押金', 'Insurance and move-in deposit'],
  purpose: [
    '核对展览责任险和押金回单。第三者责任每次事故限额不低于 200 万元。',
    '核對展覽責任險和押金回條。第三者責任每次事故限額不低於 200 萬元。',
    'Liability insurance and deposit slip. Third-party cover must be at least CNY 2 million a case.',
  ],
  roles: ['supplier'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-01-15 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'many',
  review: true,
  items: [
    item.select('stand_no', ['展位', '攤位', 'Stand'], {
      required: true,
      span: 8,
      dictionary: { code: 'stands' },
    }),
    item.radio('ins_source', ['保险方式', '保險方式', 'Insurance'], {
      required: true,
      span: 16,
      options: [
        option('official', ['投保主场统保', '投保主場統保', 'Official scheme']),
        option('own', ['自行投保', '自行投保', 'Own policy']),
      ],
    }),
    item.select('ins_plan', ['统保方案', '統保方案', 'Plan'], {
      required: true,
      span: 12,
      options: [
        option('a', [
          'A：100 m² 以下 450/500/600/750 元',
          'A：100 m² 以下 450/500/600/750 元',
          'Plan A below 100 m²',
        ]),
        option('b', [
          'B：100–300 m² 810/900/1080/1350 元',
          'B：100–300 m² 810/900/1080/1350 元',
          'Plan B 100–300 m²',
        ]),
        option('c', [
          'C：300 m² 以上 1440/1600/1920/2400 元',
          'C：300 m² 以上 1440/1600/1920/2400 元',
          'Plan C above 300 m²',
        ]),
      ],
      help: [
        '价格依次为早订、正常、逾期、现场',
        '價格依次為早訂、正常、逾期、現場',
        'Prices: early, normal, late, on site',
      ],
    }),
    item.input('ins_company', ['承保公司', '承保公司', 'Insurer'], {
      required: true,
      span: 12,
      maxLength: 40,
    }),
    item.input('ins_policy', ['保单号', '保單號', 'Policy number'], {
      required: true,
      span: 12,
      rules: [patterns.policy],
    }),
    item.number('ins_amount', ['每次事故限额', '每次事故限額', 'Limit a case'], {
      required: true,
      span: 8,
      min: 10,
      max: 10000,
      precision: 0,
      unit: ['万元', '萬元', 'CNY 10,000'],
      help: ['不足 200 万元的须补足', '不足 200 萬元的須補足', 'Below 2 million it must be topped up'],
    }),
    item.upload('ins_topup', ['补充保单', '補充保單', 'Supplementary policy'], {
      required: true,
      span: 16,
      minSize: 1,
      maxSize: 2,
      fileMegabytes: 10,
      accept: ['pdf'],
    }),
    item.daterange('ins_period', ['保险期间', '保險期間', 'Period of cover'], {
      required: true,
      span: 12,
      startDate: '2027-03-10',
      endDate: '2027-03-31',
      help: ['须覆盖布展到撤展', '須覆蓋佈展到撤展', 'Must cover move-in to move-out'],
    }),
    item.upload('ins_file', ['保单', '保單', 'Policy'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 2,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg'],
    }),
    item.number('persons_covered', ['在保人数', '在保人數', 'People covered'], {
      required: true,
      span: 8,
      min: 1,
      max: 200,
      precision: 0,
    }),
    item.switch('deposit_paid', ['押金已付', '押金已付', 'Deposit paid'], {
      span: 8,
      options: [option('0', ['未付', '未付', 'No']), option('1', ['已付', '已付', 'Yes'])],
    }),
    item.upload('deposit_slip', ['押金回单', '押金回條', 'Deposit slip'], {
      required: true,
      span: 16,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 5,
      accept: ['pdf', 'jpg', 'png'],
    }),
    item.datetime('deposit_at', ['付款时间', '付款時間', 'Paid at'], {
      required: true,
      span: 12,
      startDate: '2026-09-15',
      endDate: '2027-03-17',
    }),
  ],
  logic: [
    { show: ['ins_plan'], when: [['ins_source', 'eq', 'official']] },
    {
      show: ['ins_company', 'ins_policy', 'ins_amount', 'ins_period', 'ins_file', 'persons_covered'],
      when: [['ins_source', 'eq', 'own']],
    },
    { show: ['ins_topup'], when: [['ins_amount', 'lt', '200']] },
    { show: ['deposit_slip', 'deposit_at'], when: [['deposit_paid', 'eq', '1']] },
  ],
});
