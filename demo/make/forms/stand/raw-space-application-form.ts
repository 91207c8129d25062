import { boothHeadItems, signItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';

/** C18: another kind, size or place of booth. */
export const rawSpaceApplicationForm: DemoForm = demoForm({
  formId: 'exhibitor_e10',
  formType: '31',
  pageKey: 'exhibitor_e10',
  formCode: 'C18',
  formGroup: 'C',
  sort: 18,
  title: ['特装展台申请', '特裝展臺申請', 'Raw-space application'],
  purpose: [
    '申请改为光地、换位或增减面积，按提交先后处理。',
    '申請改為光地、換位或增減面積，按提交先後處理。',
    'Apply to change to raw space, to another place, or to more or less area. Handled in the order received.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['std', 'raw'],
  tags: ['freight'],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-11-30 18:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: true,
  required: false,
  items: [
    ...boothHeadItems,
    item.radio('ap_kind', ['申请事项', '申請事項', 'Request'], {
      required: true,
      options: [
        option('toraw', ['标准改光地', '標準改光地', 'Shell booth to raw space']),
        option('more', ['增加面积', '增加面積', 'More area']),
        option('less', ['减少面积', '減少面積', 'Less area']),
        option('move', ['调换位置', '調換位置', 'Another place']),
      ],
    }),
    item.number('ap_area', ['希望总面积', '希望總面積', 'Total area wanted'], {
      required: true,
      span: 8,
      min: 36,
      max: 900,
      precision: 0,
      unit: ['m²', 'm²', 'm²'],
      help: ['9 m² 的整数倍', '9 m² 的整數倍', 'In steps of 9 m²'],
    }),
    item.select('ap_hall', ['希望展馆', '希望展館', 'Hall'], {
      required: true,
      span: 8,
      options: [option('h7', ['7 号馆', '7 號館', 'Hall 7']), option('h8', ['8 号馆', '8 號館', 'Hall 8'])],
    }),
    item.array('ap_wish', ['意向展位', '意向攤位', 'Booths wanted'], {
      required: true,
      span: 8,
      rules: [patterns.booth],
      minSize: 1,
      maxSize: 3,
      help: ['按优先顺序，每行一个', '按優先順序，每行一個', 'In order of preference, one a line'],
    }),
    item.textarea('ap_reason', ['理由', '理由', 'Reason'], {
      required: true,
      maxLength: 300,
      rules: [{ min: 10 }],
      rows: [3, 6],
      counter: true,
    }),
    item.checkbox('ap_accept_price', ['价格确认', '價格確認', 'Price confirmation'], {
      required: true,
      options: [
        option('ok', [
          '接受光地 1180 元/m²、转角加 10%',
          '接受光地 1180 元/m²、轉角加 10%',
          'I accept CNY 1,180 per m² of raw space, plus 10% for a corner',
        ]),
      ],
      minSize: 1,
    }),
    item.switch('ap_release', ['退出原展位', '退出原攤位', 'Give up the present booth'], {
      required: true,
      span: 8,
      options: [option('0', ['保留', '保留', 'Keep']), option('1', ['退出', '退出', 'Give up'])],
    }),
    item.upload(
      'ap_refund',
      ['退位申请（盖章）', '退位申請（蓋章）', 'Request to give up the booth (stamped)'],
      {
        required: true,
        span: 16,
        minSize: 1,
        maxSize: 1,
        fileMegabytes: 10,
        accept: ['pdf', 'jpg'],
        help: ['退出原展位须盖章', '退出原攤位須蓋章', 'Needed when you give up the present booth'],
      },
    ),
    item.datetime('ap_valid_until', ['意向保留至', '意向保留至', 'Keep this request until'], {
      span: 12,
      startDate: '2026-09-15',
      endDate: '2026-12-18',
    }),
    ...signItems,
  ],
  logic: [
    {
      show: ['ap_area'],
      when: [
        ['ap_kind', 'eq', 'toraw'],
        ['ap_kind', 'eq', 'more'],
        ['ap_kind', 'eq', 'less'],
      ],
      any: true,
    },
    { show: ['ap_hall', 'ap_wish'], when: [['ap_kind', 'eq', 'move']] },
    { show: ['ap_accept_price'], when: [['ap_area', 'gt', '36']] },
    {
      show: ['ap_release'],
      when: [
        ['ap_kind', 'ne', 'less'],
        ['ap_kind', 'ne', ''],
      ],
    },
    { show: ['ap_refund'], when: [['ap_release', 'eq', '1']] },
  ],
});
