import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';

/** F7: a visitor registers in public. */
export const visitorRegistrationForm: DemoForm = demoForm({
  formId: 'visitor_reg',
  formType: '200',
  pageKey: 'visitor_reg',
  formCode: 'F7',
  formGroup: 'F',
  sort: 7,
  title: ['观众预登记', '觀眾預登記', 'Visitor registration'],
  purpose: [
    '免费入场。提前登记的观众走快速通道。',
    '免費入場。提前登記的觀眾走快速通道。',
    'Entry is free. Registered visitors use the fast lane.',
  ],
  roles: ['public'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-11-01 09:00:00',
  earlyEndAt: null,
  endAt: '2027-03-21 16:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: false,
  required: false,
  items: [
    item.input('name', ['姓名', '姓名', 'Name'], { required: true, span: 12, maxLength: 40 }),
    item.input('mobile', ['手机', '手機', 'Mobile'], {
      required: true,
      span: 12,
      rules: [{ type: 'mobile' }],
    }),
    item.input('id_no', ['身份证号', '身分證號', 'ID number'], {
      required: true,
      span: 12,
      rules: [{ type: 'idCard' }],
      sensitive: 'id',
    }),
    item.radio('visitor_type', ['观众类别', '觀眾類別', 'You come as'], {
      required: true,
      options: [
        option('buyer', ['采购', '採購', 'Buyer']),
        option('tech', ['工程技术', '工程技術', 'Engineer']),
        option('agent', ['代理', '代理', 'Agent']),
        option('stu', ['学生', '學生', 'Student']),
        option('press', ['媒体', '媒體', 'Press']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
    }),
    item.input('company', ['单位', '單位', 'Company'], { required: true, span: 12, maxLength: 60 }),
    item.input('school', ['学校', '學校', 'School'], { required: true, span: 12, maxLength: 60 }),
    item.select('dept', ['部门', '部門', 'Department'], {
      span: 12,
      options: [
        option('mgmt', ['管理', '管理', 'Management']),
        option('buy', ['采购', '採購', 'Purchasing']),
        option('rnd', ['研发', '研發', 'R&D']),
        option('prod', ['生产', '生產', 'Production']),
        option('sales', ['销售', '銷售', 'Sales']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
    }),
    item.select('trade', ['行业', '行業', 'Trade'], {
      required: true,
      span: 12,
      dictionary: { code: 'trade' },
    }),
    item.tree('interest', ['感兴趣的产品', '感興趣的產品', 'Interested in'], {
      required: true,
      dictionary: { code: 'product-category' },
      multiple: true,
      maxSize: 10,
      help: ['最多 10 项', '最多 10 項', 'Up to ten'],
    }),
    item.select('channel', ['从哪里知道', '從哪裡知道', 'How you heard of us'], {
      required: true,
      span: 12,
      options: [
        option('ad', ['广告', '廣告', 'Advertising']),
        option('friend', ['同行介绍', '同行介紹', 'Recommended by somebody in the trade']),
        option('exh', ['展商邀请', '展商邀請', 'Invited by an exhibitor']),
        option('media', ['媒体', '媒體', 'Press']),
        option('last', ['往届', '往屆', 'Earlier edition']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
      multiple: true,
    }),
    item.radio('role_buy', ['采购角色', '採購角色', 'Role in purchasing'], {
      required: true,
      span: 12,
      options: [
        option('dec', ['决策', '決策', 'Decide']),
        option('rec', ['推荐', '推薦', 'Recommend']),
        option('no', ['不参与', '不參與', 'Not involved']),
      ],
    }),
    item.select('budget', ['年度预算', '年度預算', 'Annual budget'], {
      required: true,
      span: 12,
      options: [
        option('1', ['10 万以下', '10 萬以下', 'Below CNY 100,000']),
        option('2', ['10–50 万', '10–50 萬', 'CNY 100,000–500,000']),
        option('3', ['50–200 万', '50–200 萬', 'CNY 500,000–2 million']),
        option('4', ['200 万以上', '200 萬以上', 'Over CNY 2 million']),
      ],
      dataType: 'number',
    }),
    item.switch('match', ['参加对接会', '參加媒合會', 'Matchmaking'], {
      span: 12,
      options: [option('0', ['不参加', '不參加', 'No']), option('1', ['参加', '參加', 'Yes'])],
      help: ['按采购预算安排', '按採購預算安排', 'Arranged by purchasing budget'],
    }),
    item.checkbox('match_time', ['对接场次', '媒合場次', 'Matchmaking sessions'], {
      required: true,
      options: [
        option('a', ['3 月 18 日下午', '3 月 18 日下午', '18 March, afternoon']),
        option('b', ['3 月 19 日上午', '3 月 19 日上午', '19 March, morning']),
        option('c', ['3 月 19 日下午', '3 月 19 日下午', '19 March, afternoon']),
      ],
      quotas: { b: 120 },
      minSize: 1,
      help: ['每场名额有限', '每場名額有限', 'Places at each session are limited'],
    }),
    item.checkbox('privacy', ['个人信息授权', '個人資訊授權', 'Consent'], {
      required: true,
      options: [option('ok', ['同意隐私政策', '同意隱私政策', 'I accept the privacy policy'])],
      minSize: 1,
    }),
  ],
  logic: [
    {
      show: ['company', 'dept', 'role_buy'],
      when: [
        ['visitor_type', 'ne', 'stu'],
        ['visitor_type', 'ne', ''],
      ],
    },
    { show: ['school'], when: [['visitor_type', 'eq', 'stu']] },
    {
      show: ['budget'],
      when: [
        ['role_buy', 'eq', 'dec'],
        ['role_buy', 'eq', 'rec'],
      ],
      any: true,
    },
    { show: ['match'], when: [['budget', 'ge', '3']] },
    { show: ['match_time'], when: [['match', 'eq', '1']] },
  ],
});
