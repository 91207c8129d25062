import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';

/** F6: a key buyer registered by an exhibitor. */
export const keyBuyerForm: DemoForm = demoForm({
  formId: 'inviteVisitor',
  formType: '101',
  pageKey: 'inviteVisitor',
  formCode: 'F6',
  formGroup: 'F',
  sort: 6,
  title: ['邀请观众登记', '邀請觀眾登記', 'Invite a visitor'],
  purpose: [
    '为一位重点观众代为登记，可申请贵宾证或差旅补贴。',
    '為一位重點觀眾代為登記，可申請貴賓證或差旅補貼。',
    'Register a key buyer and apply for a VIP pass or travel support.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: ['buyer'],
  notTags: [],
  opensAt: '2026-11-01 09:00:00',
  earlyEndAt: null,
  endAt: '2027-03-05 18:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: true,
  required: false,
  items: [
    item.input('v_name', ['姓名', '姓名', 'Name'], { required: true, span: 8, maxLength: 40 }),
    item.input('v_mobile', ['手机', '手機', 'Mobile'], {
      required: true,
      span: 8,
      rules: [patterns.anyMobile],
    }),
    item.input('v_email', ['电子邮箱', '電子郵件', 'E-mail'], {
      span: 8,
      rules: [{ type: 'emailStandard' }],
    }),
    item.input('v_company', ['单位', '單位', 'Company'], { required: true, span: 12, maxLength: 60 }),
    item.select('v_country', ['国家/地区', '國家/地區', 'Country/region'], {
      required: true,
      span: 12,
      dictionary: { code: 'country' },
      preValue: 'CN',
    }),
    item.cascader('v_region', ['城市', '城市', 'City'], {
      required: true,
      span: 12,
      dictionary: { code: 'region-cn', lazy: true },
      lastLevelOnly: true,
    }),
    item.checkbox('v_buy', ['采购意向', '採購意向', 'Products wanted'], {
      required: true,
      dictionary: { code: 'product-category' },
      minSize: 1,
      maxSize: 6,
      help: ['最多 6 类', '最多 6 類', 'Up to six'],
    }),
    item.number('v_amount', ['采购预算', '採購預算', 'Purchasing budget'], {
      span: 8,
      min: 0,
      max: 100000,
      precision: 1,
      unit: ['万元', '萬元', 'CNY 10,000'],
    }),
    item.select('v_unit', ['采购单位', '採購單位', 'Unit of purchase'], {
      span: 8,
      dictionary: { code: 'units' },
    }),
    item.rate('v_level', ['客户重要程度', '客戶重要程度', 'Importance of the customer'], {
      required: true,
      span: 8,
      count: 5,
    }),
    item.radio('v_subsidy', ['差旅补贴', '差旅補貼', 'Travel support'], {
      required: true,
      span: 12,
      options: [
        option('no', ['不申请', '不申請', 'No']),
        option('half', ['住宿一晚', '住宿一晚', 'One hotel night']),
        option('full', ['住宿两晚', '住宿兩晚', 'Two hotel nights']),
      ],
      help: [
        '预算 50 万元以上或四星以上可申请',
        '預算 50 萬元以上或四星以上可申請',
        'For budgets from CNY 500,000 or from four stars',
      ],
    }),
    item.daterange('v_visit', ['到访日期', '到訪日期', 'Day of visit'], {
      required: true,
      span: 12,
      startDate: '2027-03-18',
      endDate: '2027-03-21',
    }),
    item.year('v_birth_year', ['出生年份', '出生年份', 'Year of birth'], {
      span: 8,
      startDate: '1940',
      endDate: '2009',
    }),
  ],
  logic: [
    {
      show: ['v_subsidy'],
      when: [
        ['v_amount', 'ge', '50'],
        ['v_level', 'ge', '4'],
      ],
      any: true,
    },
    { show: ['v_region'], when: [['v_country', 'eq', 'CN']] },
    {
      show: ['v_visit'],
      when: [
        ['v_subsidy', 'ne', 'no'],
        ['v_subsidy', 'ne', ''],
      ],
    },
  ],
});
