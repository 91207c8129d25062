import { signItems, stampItem } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';
import { switches } from '../switches.ts';

/** C10: what a stand builder answers for. */
export const safetyLetterForm: DemoForm = demoForm({
  formId: 'common_safety',
  formType: '200',
  pageKey: 'common_safety',
  pageType: 2,
  formCode: 'C10',
  formGroup: 'C',
  sort: 10,
  title: ['安全责任书', '安全責任書', 'Safety responsibility letter'],
  purpose: [
    '写明搭建商在消防、用电、登高和防坠物方面的责任，由责任人签字。',
    '寫明搭建商在消防、用電、登高和防墜落方面的責任，由責任人簽字。',
    'Sets down what the builder answers for: fire, power, work at height and falling objects. Signed by those responsible.',
  ],
  roles: ['supplier'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-01-15 18:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: true,
  items: [
    item.select('stand_no', ['施工展位', '施工攤位', 'Stand'], {
      required: true,
      span: 12,
      dictionary: { code: 'stands' },
    }),
    item.input('fire_person', ['消防责任人', '消防責任人', 'Fire safety'], {
      required: true,
      span: 8,
      maxLength: 40,
    }),
    item.input('elec_person', ['电气责任人', '電氣責任人', 'Electrical safety'], {
      required: true,
      span: 8,
      maxLength: 40,
    }),
    item.switch('height_work', ['有 2 米以上作业', '有 2 公尺以上作業', 'Work above 2 m'], {
      span: 8,
      options: switches.present,
    }),
    item.number('height_count', ['登高人数', '登高人數', 'People at height'], {
      required: true,
      span: 8,
      min: 1,
      max: 60,
      precision: 0,
    }),
    item.checkbox('height_gear', ['防护用品', '防護用品', 'Protective gear'], {
      required: true,
      span: 16,
      options: [
        option('belt', ['安全带', '安全帶', 'Harness']),
        option('helmet', ['安全帽', '安全帽', 'Helmet']),
        option('net', ['安全网', '安全網', 'Net']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
      minSize: 2,
    }),
    item.tree('risk_tree', ['涉及的危险作业', '涉及的危險作業', 'Hazardous work'], {
      required: true,
      span: 12,
      options: [
        option('fire', ['动火', '動火', 'Hot work']),
        option('lift', ['吊装', '吊裝', 'Lifting']),
        option('elec', ['临时用电', '臨時用電', 'Temporary power']),
        option('pressure', ['压力容器', '壓力容器', 'Pressure vessels']),
        option('none', ['无', '無', 'None']),
      ],
      multiple: true,
      strict: true,
      help: [
        '逐项勾选，没有的选「无」',
        '逐項勾選，沒有的選「無」',
        'Tick each by itself; choose none if there is none',
      ],
    }),
    item.upload('hot_permit', ['动火证', '動火證', 'Hot-work permit'], {
      required: true,
      span: 12,
      maxSize: 1,
      fileMegabytes: 5,
      accept: ['pdf', 'jpg'],
      help: ['由场馆消防部门签发', '由場館消防部門簽發', 'Issued by the venue’s fire office'],
    }),
    item.array('duty_times', ['值守电工班次', '值守電工班次', 'Electrician shifts'], {
      required: true,
      span: 12,
      maxLength: 20,
      minSize: 1,
      maxSize: 4,
      placeholder: ['如 3 月 18 日 8:00–17:30', '如 3 月 18 日 8:00–17:30', 'Such as 18 March, 8:00–17:30'],
      help: ['展期每天一班，最多 4 班', '展期每天一班，最多 4 班', 'One shift each open day, up to four'],
    }),
    stampItem,
    ...signItems,
  ],
  logic: [
    { show: ['height_count', 'height_gear'], when: [['height_work', 'eq', '1']] },
    { show: ['hot_permit'], when: [['risk_tree', 'eq', 'fire']] },
  ],
});
