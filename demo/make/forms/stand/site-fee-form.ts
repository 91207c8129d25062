import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';

/** C9: deposit and site fee of a stand builder. */
export const siteFeeForm: DemoForm = demoForm({
  formId: 'exhibitor_c7',
  formType: '21',
  pageKey: 'exhibitor_c7',
  formCode: 'C9',
  formGroup: 'C',
  sort: 9,
  title: ['施工押金与管理费', '施工押金與管理費', 'Deposit and site fee'],
  purpose: [
    '管理费 28 元/m²；押金 100 m² 以下 20000 元，100 m² 及以上 40000 元，撤展验收无损后 30 天内退还。',
    '管理費 28 元/m²；押金 100 m² 以下 20000 元，100 m² 及以上 40000 元，撤展驗收無損後 30 天內退還。',
    'Site fee CNY 28 a square metre; deposit CNY 20,000 below 100 m², CNY 40,000 from there, returned within 30 days of an undamaged hand-over.',
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
    item.select('stand_no', ['施工展位', '施工攤位', 'Stand'], {
      required: true,
      span: 8,
      dictionary: { code: 'stands' },
    }),
    item.number('stand_area', ['面积', '面積', 'Area'], {
      required: true,
      span: 8,
      min: 9,
      max: 2000,
      precision: 2,
      unit: ['m²', 'm²', 'm²'],
    }),
    item.number('mgmt_rate', ['管理费标准', '管理費標準', 'Rate'], {
      span: 8,
      precision: 2,
      unit: ['元/m²', '元/m²', 'CNY/m²'],
      preValue: '28',
      readonly: true,
    }),
    item.number('mgmt_fee', ['管理费', '管理費', 'Site fee'], {
      span: 8,
      precision: 2,
      unit: ['元', '元', 'CNY'],
      compute: { product: ['stand_area', 'mgmt_rate'] },
      help: [
        '面积乘管理费标准，逾期另加 20%',
        '面積乘管理費標準，逾期另加 20%',
        'Area times rate; +20% when late',
      ],
    }),
    item.radio('deposit', ['押金', '押金', 'Deposit'], {
      required: true,
      span: 12,
      options: [
        option('d20', ['20000 元（100 m² 以下）', '20000 元（100 m² 以下）', '20,000 CNY']),
        option('d40', ['40000 元（100 m² 及以上）', '40000 元（100 m² 及以上）', '40,000 CNY']),
      ],
      help: ['按展位面积选择', '按攤位面積選擇', 'By the area of the stand'],
    }),
    item.upload('big_stand_plan', ['大型展台施工方案', '大型展臺施工方案', 'Method statement'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 2,
      fileMegabytes: 20,
      accept: ['pdf'],
      help: ['100 m² 及以上的展台须附', '100 m² 及以上的展臺須附', 'Needed from 100 m²'],
    }),
    item.html('small_stand_note', ['小展位提示', '小攤位提示', 'Small stands'], {
      html: [
        '<p>36 m² 及以下的展台免收清运费。</p>',
        '<p>36 m² 及以下的展臺免收清運費。</p>',
        '<p>Stands up to 36 m² pay no waste fee.</p>',
      ],
    }),
    item.radio('pay_way', ['付款方式', '付款方式', 'Payment'], {
      required: true,
      span: 12,
      options: [
        option('bank', ['银行转账', '銀行轉帳', 'Bank transfer']),
        option('online', ['在线支付', '線上支付', 'Online']),
      ],
      preValue: 'bank',
    }),
    item.upload('pay_slip', ['转账回单', '轉帳回條', 'Transfer slip'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 3,
      fileMegabytes: 5,
      accept: ['pdf', 'jpg', 'png'],
      help: ['附言写明展位号', '附言寫明攤位號', 'With the stand’s number as reference'],
    }),
    item.date('pay_date', ['转账日期', '轉帳日期', 'Paid on'], {
      required: true,
      span: 8,
      startDate: '2026-09-15',
      endDate: '2027-03-17',
    }),
    item.number('pay_amount', ['转账金额', '轉帳金額', 'Amount paid'], {
      required: true,
      span: 8,
      min: 1,
      max: 9999999,
      precision: 2,
      unit: ['元', '元', 'CNY'],
    }),
    item.input('refund_name', ['退款户名', '退款戶名', 'Refund to'], {
      required: true,
      span: 8,
      maxLength: 60,
      preValue: '${exhibitor.NAME}',
      help: ['须与付款户名一致', '須與付款戶名一致', 'Must be the payer'],
    }),
    item.input('refund_account', ['退款账号', '退款帳號', 'Account'], {
      required: true,
      span: 12,
      rules: [patterns.account],
    }),
    item.input('refund_bank', ['开户行', '開戶銀行', 'Bank'], { required: true, span: 12, maxLength: 60 }),
  ],
  logic: [
    { show: ['big_stand_plan'], when: [['stand_area', 'ge', '100']] },
    { show: ['small_stand_note'], when: [['stand_area', 'le', '36']] },
    { show: ['pay_slip', 'pay_date', 'pay_amount'], when: [['pay_way', 'eq', 'bank']] },
  ],
});
