import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';

/** C7: changes to a shell booth. */
export const shellChangeForm: DemoForm = demoForm({
  formId: 'exhibitor_b4',
  formType: '20',
  pageKey: 'exhibitor_b4',
  formCode: 'C7',
  formGroup: 'C',
  sort: 7,
  title: ['标准展台改装', '標準展臺改裝', 'Change of a standard booth'],
  purpose: [
    '申请拆隔板、加锁储物间或并展位。24 m² 起可改为半成品变形展位。',
    '申請拆隔板、加鎖儲物間或並攤位。24 m² 起可改為半成品變形攤位。',
    'Remove walls, add a lockable room or join booths. From 24 m² a booth may become a modified shell.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['std'],
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-04 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  required: false,
  items: [
    ...boothHeadItems,
    item.checkbox('change_items', ['改动内容', '改動內容', 'Changes'], {
      required: true,
      options: [
        option('wall', ['拆除隔板', '拆除隔板', 'Remove walls']),
        option('room', ['加锁储物间', '加鎖儲物間', 'Lockable room']),
        option('door', ['加门', '加門', 'Door']),
        option('shelf', ['加层板', '加層板', 'Shelves']),
        option('join', ['并展位', '並攤位', 'Join booths']),
        option('upgrade', ['改为变形展位', '改為變形攤位', 'Modified shell']),
      ],
      minSize: 1,
    }),
    item.checkbox('wall_sides', ['拆哪几面', '拆哪幾面', 'Which walls'], {
      required: true,
      span: 12,
      options: [
        option('l', ['左', '左', 'Left']),
        option('r', ['右', '右', 'Right']),
        option('b', ['后', '後', 'Back']),
      ],
    }),
    item.radio('room_size', ['储物间尺寸', '儲物間尺寸', 'Room size'], {
      required: true,
      span: 12,
      options: [
        option('s', ['1 × 1 m', '1 × 1 m', '1 × 1 m']),
        option('m', ['1 × 2 m', '1 × 2 m', '1 × 2 m']),
        option('l', ['2 × 2 m', '2 × 2 m', '2 × 2 m']),
      ],
    }),
    item.number('shelf_count', ['层板块数', '層板塊數', 'Shelves'], {
      required: true,
      span: 8,
      min: 1,
      max: 20,
      precision: 0,
      help: ['每块承重 10 kg', '每塊承重 10 kg', 'Each carries 10 kg'],
    }),
    item.array('join_booths', ['相邻展位号', '相鄰攤位號', 'Adjoining booths'], {
      required: true,
      span: 12,
      rules: [patterns.booth],
      minSize: 1,
      maxSize: 3,
      help: ['每行一个展位号，最多 3 个', '每行一個攤位號，最多 3 個', 'One booth a line, up to three'],
    }),
    item.tree('upgrade_style', ['变形方案', '變形方案', 'Modified design'], {
      required: true,
      span: 12,
      options: [
        option('open', ['开放型', '開放型', 'Open']),
        option('island', ['岛型', '島型', 'Island']),
        option('meet', ['洽谈型', '洽談型', 'Meeting']),
      ],
      radio: true,
      help: [
        '单选，效果以报价图为准',
        '單選，效果以報價圖為準',
        'Choose one; the quotation shows the result',
      ],
    }),
    item.number('upgrade_area', ['改装面积', '改裝面積', 'Area to modify'], {
      required: true,
      span: 8,
      min: 24,
      max: 108,
      precision: 0,
      unit: ['m²', 'm²', 'm²'],
    }),
    item.upload('sketch', ['草图', '草圖', 'Sketch'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 3,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg', 'png'],
    }),
    item.upload('neighbor_ok', ['相邻展位同意书', '相鄰攤位同意書', "Neighbour's consent"], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 3,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg'],
      help: ['由相邻展位的展商盖章', '由相鄰攤位的展商蓋章', 'Stamped by the neighbouring exhibitor'],
    }),
    item.textarea('change_note', ['说明', '說明', 'Notes'], { maxLength: 200, rows: [2, 4], counter: true }),
  ],
  logic: [
    { show: ['wall_sides'], when: [['change_items', 'eq', 'wall']] },
    { show: ['room_size'], when: [['change_items', 'eq', 'room']] },
    { show: ['shelf_count'], when: [['change_items', 'eq', 'shelf']] },
    { show: ['join_booths', 'neighbor_ok'], when: [['change_items', 'eq', 'join']] },
    { show: ['upgrade_style', 'upgrade_area'], when: [['change_items', 'eq', 'upgrade']] },
    {
      show: ['sketch'],
      when: [
        ['change_items', 'eq', 'room'],
        ['upgrade_area', 'ge', '24'],
      ],
      any: true,
    },
  ],
});
