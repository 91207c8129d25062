import { headItems, signItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';
import { patterns } from '../patterns.ts';
import { switches } from '../switches.ts';
import { healthText } from './health-text.ts';

/** B2: health contact and, in outbreaks, a statement. */
export const healthForm: DemoForm = demoForm({
  formId: 'antiepidemic',
  formType: '5',
  pageKey: 'antiepidemic',
  formCode: 'B2',
  formGroup: 'B',
  sort: 2,
  title: ['健康与防疫申报', '健康與防疫申報', 'Health and prevention'],
  purpose: [
    '登记现场健康联络员。传染病高发期另报境外抵达和症状，平时填前三项即可。',
    '登記現場健康聯絡員。傳染病高發期另報境外抵達和症狀，平時填前三項即可。',
    'Names your health contact on site. During outbreaks also report arrivals from abroad and symptoms; otherwise the first three items are enough.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2027-01-04 09:00:00',
  earlyEndAt: null,
  endAt: '2027-03-12 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: false,
  items: [
    ...headItems,
    item.input('officer', ['健康联络员', '健康聯絡員', 'Health contact'], {
      required: true,
      span: 8,
      maxLength: 40,
      help: ['展期每天在场的人', '展期每天在場的人', 'Somebody who is there every open day'],
    }),
    item.input('officer_mobile', ['联络员手机', '聯絡員手機', 'Mobile'], {
      required: true,
      span: 8,
      rules: [patterns.anyMobile],
    }),
    item.number('headcount', ['到馆人数', '到館人數', 'People on site'], {
      required: true,
      span: 8,
      min: 1,
      max: 500,
      precision: 0,
      help: ['含布展和撤展人员', '含佈展和撤展人員', 'Including move-in and move-out'],
    }),
    item.switch(
      'abroad',
      ['14 天内有人从境外抵达', '14 天內有人從境外抵達', 'Anyone arriving from abroad within 14 days'],
      { required: true, span: 12, options: switches.present },
    ),
    item.dynamic(
      'abroad_list',
      ['境外抵达人员', '境外抵達人員', 'Arrivals from abroad'],
      { required: true, minSize: 1, maxSize: 60, variant: 'table', importing: { way: 'overwrite' } },
      [
        item.input('p_name', ['姓名', '姓名', 'Name'], { required: true, span: 6, maxLength: 40 }),
        item.select('p_country', ['出发国家/地区', '出發國家/地區', 'Country/region of departure'], {
          required: true,
          span: 6,
          dictionary: { code: 'country' },
        }),
        item.date('p_date', ['抵达日期', '抵達日期', 'Arrived on'], {
          required: true,
          span: 6,
          startDate: '2027-03-01',
          endDate: '2027-03-21',
        }),
        item.input('p_flight', ['航班或车次', '航班或車次', 'Flight or train'], {
          span: 6,
          rules: [patterns.flight],
        }),
      ],
    ),
    item.daterange('stay_dates', ['在宁川停留', '在寧川停留', 'Stay in Ningchuan'], {
      span: 12,
      startDate: '2027-03-08',
      endDate: '2027-03-31',
    }),
    item.radio('health_state', ['人员健康状况', '人員健康狀況', 'State of health'], {
      required: true,
      span: 12,
      options: [
        option('ok', ['均无症状', '均無症狀', 'No symptoms']),
        option('some', ['有人有症状', '有人有症狀', 'Symptoms']),
      ],
    }),
    item.checkbox('symptoms', ['症状', '症狀', 'Symptoms'], {
      required: true,
      options: [
        option('fever', ['发热', '發燒', 'Fever']),
        option('cough', ['咳嗽', '咳嗽', 'Cough']),
        option('gastro', ['呕吐或腹泻', '嘔吐或腹瀉', 'Vomiting or diarrhoea']),
        option('rash', ['皮疹', '皮疹', 'Rash']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
      minSize: 1,
      sensitive: 'health',
    }),
    item.number('temp_max', ['最高体温', '最高體溫', 'Highest temperature'], {
      required: true,
      span: 8,
      min: 35,
      max: 42,
      precision: 1,
      unit: ['℃', '℃', '°C'],
      sensitive: 'health',
    }),
    item.switch('seen_doctor', ['已就诊', '已就醫', 'Seen by a doctor'], {
      span: 8,
      options: switches.yesNo,
    }),
    item.upload('doctor_note', ['诊断证明', '診斷證明', 'Medical note'], {
      required: true,
      span: 8,
      maxSize: 3,
      fileMegabytes: 5,
      accept: ['pdf', 'jpg', 'png'],
      sensitive: 'health',
      help: ['诊断证明或化验单', '診斷證明或化驗單', 'A medical note or test result'],
    }),
    item.textarea('allergy', ['过敏与急救提示', '過敏與急救提示', 'Allergies, first aid'], {
      maxLength: 200,
      rows: [2, 4],
      sensitive: 'health',
      help: ['现场医疗点据此准备', '現場醫療點據此準備', 'So that the first-aid post is prepared'],
    }),
    item.html('letter_html', ['健康管理承诺', '健康管理承諾', 'Health undertaking'], { html: healthText }),
    ...signItems,
  ],
  logic: [
    { show: ['abroad_list', 'stay_dates'], when: [['abroad', 'eq', '1']] },
    { show: ['symptoms'], when: [['health_state', 'eq', 'some']] },
    { show: ['temp_max'], when: [['symptoms', 'eq', 'fever']] },
    { show: ['seen_doctor'], when: [['temp_max', 'gt', '37.2']] },
    { show: ['doctor_note'], when: [['seen_doctor', 'eq', '1']] },
  ],
});
