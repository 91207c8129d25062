import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';

/** C5: furniture of a shell booth. */
export const furnitureForm: DemoForm = demoForm({
  formId: 'exhibitor_b2',
  formType: '9',
  pageKey: 'exhibitor_b2',
  formCode: 'C5',
  formGroup: 'C',
  sort: 5,
  title: ['展具家具租赁', '展具傢俱租賃', 'Furniture rental'],
  purpose: [
    '按价目租用展具和家具，含送货与回收，不含清洗。库存以提交时为准。',
    '按價目租用展具和傢俱，含送貨與回收，不含清洗。庫存以提交時為準。',
    'Rent furniture from the price list, delivery and collection included, cleaning not. Stock counts at the moment of submission.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['std', 'semi'],
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2026-12-18 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'many',
  review: false,
  required: false,
  items: [
    ...boothHeadItems,
    item.radio('furn_mode', ['选购方式', '選購方式', 'How to order'], {
      required: true,
      span: 12,
      options: [
        option('pack', ['套餐', '套餐', 'Package']),
        option('list', ['逐件', '逐件', 'Item by item']),
      ],
      preValue: 'list',
    }),
    item.select('furn_pack', ['套餐', '套餐', 'Package'], {
      required: true,
      span: 12,
      options: [
        option('p1', ['洽谈套餐 680 元', '洽談套餐 680 元', 'Meeting 680']),
        option('p2', ['产品展示套餐 980 元', '產品展示套餐 980 元', 'Display 980']),
        option('p3', ['接待套餐 1480 元', '接待套餐 1480 元', 'Reception 1,480']),
      ],
      quotas: { p3: 60 },
      help: [
        '套餐按库存提供，接待套餐共 60 套',
        '套餐按庫存提供，接待套餐共 60 套',
        'As long as stock lasts; 60 reception packages in all',
      ],
    }),
    item.dynamic(
      'furn_rows',
      ['家具', '傢俱', 'Furniture'],
      {
        required: true,
        minSize: 1,
        maxSize: 40,
        help: [
          '金额由组委会按提交时间核算',
          '金額由主辦單位按提交時間核算',
          'We compute the amounts by the time of submission',
        ],
        variant: 'table',
        importing: { way: 'append' },
      },
      [
        item.select('f_item', ['物品', '物品', 'Item'], {
          required: true,
          span: 8,
          dictionary: { code: 'facilities', query: { category: 'furniture' } },
        }),
        item.input('f_color', ['颜色', '顏色', 'Colour'], { span: 4, maxLength: 10 }),
        item.number('f_qty', ['数量', '數量', 'Quantity'], {
          required: true,
          span: 4,
          min: 1,
          max: 99,
          precision: 0,
        }),
      ],
    ),
    item.radio('carpet', ['地毯', '地毯', 'Carpet'], {
      span: 12,
      options: [
        option('none', ['不加', '不加', 'None']),
        option('gray', ['灰', '灰', 'Grey']),
        option('blue', ['蓝', '藍', 'Blue']),
        option('green', ['绿', '綠', 'Green']),
      ],
      preValue: 'none',
      help: ['按整个展位面积铺设', '按整個攤位面積鋪設', 'Laid over the whole booth'],
    }),
    item.rate('plants', ['绿植密度', '綠植密度', 'Density of plants'], {
      span: 6,
      count: 3,
      help: ['1 星稀疏，3 星密集', '1 星稀疏，3 星密集', 'One star is sparse, three are dense'],
    }),
    item.datetime('deliver_at', ['送达时间', '送達時間', 'Deliver at'], {
      required: true,
      span: 12,
      startDate: '2027-03-16',
      endDate: '2027-03-17',
      help: [
        '开展前一天 18:00 前送完',
        '開展前一天 18:00 前送完',
        'Everything is delivered by 18:00 on the eve',
      ],
    }),
    item.upload('layout_plan', ['摆放图', '擺放圖', 'Layout'], {
      span: 12,
      maxSize: 2,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg', 'png'],
    }),
    item.input('po_no', ['贵司采购单号', '貴公司採購單號', 'Your PO number'], { span: 12, maxLength: 30 }),
  ],
  logic: [
    { show: ['furn_pack'], when: [['furn_mode', 'eq', 'pack']] },
    { show: ['furn_rows'], when: [['furn_mode', 'eq', 'list']] },
    {
      show: ['layout_plan'],
      when: [
        ['furn_mode', 'eq', 'list'],
        ['carpet', 'ne', 'none'],
      ],
      any: true,
    },
  ],
});
