import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';

/** F8: how the fair was. */
export const feedbackForm: DemoForm = demoForm({
  formId: 'common_feedback',
  formType: '200',
  pageKey: 'exhibitor_commonform',
  formCode: 'F8',
  formGroup: 'F',
  sort: 8,
  title: ['展后反馈', '展後回饋', 'Feedback after the fair'],
  purpose: [
    '约三分钟。意见用于改进下届服务，填写后订展位有早订优先。',
    '約三分鐘。意見用於改進下屆服務，填寫後訂攤位有早訂優先。',
    'About three minutes. Your answers improve the next edition and give you priority when booking.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2027-03-22 09:00:00',
  earlyEndAt: null,
  endAt: '2027-04-15 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: false,
  required: false,
  items: [
    item.rate('fb_overall', ['总体满意度', '總體滿意度', 'Overall satisfaction'], {
      required: true,
      span: 12,
      count: 5,
    }),
    item.rate('fb_visitors', ['观众质量', '觀眾品質', 'Quality of visitors'], {
      required: true,
      span: 12,
      count: 5,
    }),
    item.rate('fb_forms', ['填表与服务系统', '填表與服務系統', 'Forms and portal'], {
      required: true,
      span: 12,
      count: 5,
    }),
    item.rate('fb_builder', ['搭建与水电', '搭建與水電', 'Stand and utilities'], { span: 12, count: 5 }),
    item.rate('fb_freight', ['物流与进馆', '物流與進館', 'Freight and move-in'], { span: 12, count: 5 }),
    item.checkbox('fb_bad', ['不满意的地方', '不滿意的地方', 'What went wrong'], {
      required: true,
      options: [
        option('price', ['价格', '價格', 'Prices']),
        option('time', ['效率', '效率', 'Speed']),
        option('people', ['人员态度', '人員態度', 'Attitude of staff']),
        option('info', ['通知不清', '通知不清', 'Unclear notices']),
        option('site', ['现场环境', '現場環境', 'Venue']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
      minSize: 1,
    }),
    item.textarea('fb_bad_text', ['请说明', '請說明', 'Please explain'], {
      required: true,
      maxLength: 500,
      rows: [3, 6],
      counter: true,
      help: [
        '写具体的时间和地点，便于核对',
        '寫具體的時間和地點，便於核對',
        'Give times and places so that we can check',
      ],
    }),
    item.number('fb_leads', ['有效客户数', '有效客戶數', 'Useful contacts'], {
      span: 8,
      min: 0,
      max: 100000,
      precision: 0,
      help: [
        '展期内留下联系方式的',
        '展期內留下聯絡方式的',
        'Those who left contact details during the fair',
      ],
    }),
    item.number('fb_orders', ['意向成交额', '意向成交額', 'Expected orders'], {
      span: 8,
      min: 0,
      max: 1000000,
      precision: 1,
      unit: ['万元', '萬元', 'CNY 10,000'],
    }),
    item.radio('fb_next', ['下届是否参展', '下屆是否參展', 'Exhibiting at the next edition'], {
      required: true,
      span: 8,
      options: [
        option('yes', ['参展', '參展', 'Yes']),
        option('maybe', ['考虑', '考慮', 'Perhaps']),
        option('no', ['不参展', '不參展', 'No']),
      ],
    }),
    item.number('fb_next_area', ['下届面积', '下屆面積', 'Area next time'], {
      required: true,
      span: 8,
      min: 9,
      max: 900,
      precision: 0,
      unit: ['m²', 'm²', 'm²'],
    }),
    item.switch('fb_call', ['希望回电', '希望回電', 'Call me back'], {
      span: 8,
      options: [option('0', ['不用', '不用', 'No']), option('1', ['要', '要', 'Yes'])],
    }),
    item.timerange('fb_call_time', ['方便时段', '方便時段', 'Convenient time'], { required: true, span: 8 }),
    item.date('fb_call_day', ['回电日期', '回電日期', 'Day of the call'], {
      required: true,
      span: 8,
      startDate: '2027-03-22',
      endDate: '2027-04-15',
    }),
  ],
  logic: [
    { show: ['fb_bad'], when: [['fb_overall', 'le', '3']] },
    { show: ['fb_bad_text'], when: [['fb_bad', 'ne', '']] },
    { show: ['fb_next_area'], when: [['fb_next', 'eq', 'yes']] },
    { show: ['fb_call_time', 'fb_call_day'], when: [['fb_call', 'eq', '1']] },
  ],
});
