import { headItems, signItems, stampItem } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';

/** B3: what every exhibitor undertakes and signs. */
export const undertakingForm: DemoForm = demoForm({
  formId: 'common_undertaking',
  formType: '200',
  pageKey: 'commitmentLetter',
  pageType: 2,
  formCode: 'B3',
  formGroup: 'B',
  sort: 3,
  title: ['参展承诺书', '參展承諾書', "Exhibitor's undertaking"],
  purpose: [
    '通读承诺书后逐项确认并签名；需要盖章的单位另传盖章件。',
    '通讀承諾書後逐項確認並簽名；需要蓋章的單位另傳蓋章件。',
    'Read the undertaking, confirm it point by point and sign. Upload a stamped copy if your company needs one.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  withoutBooth: true,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-18 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: true,
  items: [
    ...headItems,
    item.radio('ip_items', ['知识产权情况', '智慧財產權情況', 'Intellectual property'], {
      required: true,
      span: 12,
      options: [
        option('own', ['自有权利', '自有權利', 'Own rights']),
        option('lic', ['获得授权', '獲得授權', 'Licensed']),
        option('none', ['不涉及', '不涉及', 'Not applicable']),
      ],
    }),
    item.upload('ip_docs', ['权利或授权证明', '權利或授權證明', 'Proof of rights'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 8,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg', 'png'],
      help: [
        '专利、商标或授权书，每份不超过 10 MB',
        '專利、商標或授權書，每份不超過 10 MB',
        'Patents, marks or licences, up to 10 MB each',
      ],
    }),
    item.input('ip_person', ['现场知识产权联系人', '現場智慧財產權聯絡人', 'IP contact on site'], {
      required: true,
      span: 12,
      maxLength: 40,
    }),
    item.checkbox('promises', ['逐项确认', '逐項確認', 'Point by point'], {
      required: true,
      options: [
        option('p1', ['表格真实', '表格真實', 'True answers']),
        option('p2', ['搭建合规', '搭建合規', 'Compliant stand']),
        option('p3', ['用电安全', '用電安全', 'Safe power']),
        option('p4', ['尊重知识产权', '尊重智慧財產權', 'Respect of IP']),
        option('p5', ['证件管理', '證件管理', 'Passes']),
        option('p6', ['按时撤展', '按時撤展', 'Timely move-out']),
      ],
      dataType: 'array',
      minSize: 6,
      help: ['六项都要勾选', '六項都要勾選', 'All six must be ticked'],
    }),
    stampItem,
    ...signItems,
  ],
  logic: [
    {
      show: ['ip_docs'],
      when: [
        ['ip_items', 'eq', 'own'],
        ['ip_items', 'eq', 'lic'],
      ],
      any: true,
    },
    { show: ['ip_person'], when: [['ip_docs', 'ne', '']] },
  ],
});
