import { contactItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';
import { priceTable } from '../price-table.ts';

/** E1: print and hall advertising. */
export const advertisingForm: DemoForm = demoForm({
  formId: 'exhibitor_d1',
  formType: '17',
  pageKey: 'exhibitor_d1',
  formCode: 'E1',
  formGroup: 'E',
  sort: 1,
  title: ['会刊与场馆广告', '會刊與場館廣告', 'Print and hall advertising'],
  purpose: [
    '会刊版面和馆内外广告位先到先得，提交后保留 5 天。',
    '會刊版面和館內外廣告位先到先得，提交後保留 5 天。',
    'Pages of the directory and positions in and around the halls: first come, first served, held for five days.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-11-20 18:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: true,
  items: [
    ...contactItems,
    item.checkbox('ad_kind', ['类别', '類別', 'Kind'], {
      required: true,
      options: [
        option('print', ['会刊', '會刊', 'Directory']),
        option('hall', ['馆内', '館內', 'In the halls']),
        option('out', ['馆外', '館外', 'Outdoors']),
      ],
      minSize: 1,
    }),
    item.html('prices_print', ['会刊版面价目', '會刊版面價目', 'Prices of directory pages'], {
      html: priceTable('print'),
    }),
    item.select('print_pos', ['会刊版面', '會刊版面', 'Directory page'], {
      required: true,
      span: 12,
      dictionary: { code: 'facilities', query: { category: 'print' } },
      help: [
        '封面、封底和封二、封三各一个',
        '封面、封底和封二、封三各一個',
        'One each: front cover, back cover, inside front, inside back',
      ],
    }),
    item.upload('print_file', ['会刊稿件', '會刊稿件', 'Directory artwork'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 100,
      accept: ['pdf', 'tif'],
      help: [
        'PDF 或 TIF，四边出血 3 mm，CMYK',
        'PDF 或 TIF，四邊出血 3 mm，CMYK',
        'PDF or TIF, 3 mm bleed on all sides, CMYK',
      ],
    }),
    item.html('prices_halls', ['场馆广告价目', '場館廣告價目', 'Prices of hall advertising'], {
      html: priceTable('halls'),
    }),
    item.select('hall_pos', ['场馆广告位', '場館廣告位', 'Advertising position'], {
      required: true,
      span: 12,
      dictionary: { code: 'facilities', query: { category: 'halls' } },
      multiple: true,
      maxSize: 5,
      help: ['最多 5 项', '最多 5 項', 'Up to five'],
    }),
    item.daterange('hall_dates', ['发布日期', '刊登日期', 'Display dates'], {
      required: true,
      span: 12,
      startDate: '2027-03-16',
      endDate: '2027-03-21',
    }),
    item.number('ad_budget', ['预算', '預算', 'Budget'], {
      span: 8,
      min: 0,
      max: 2000000,
      precision: 0,
      unit: ['元', '元', 'CNY'],
    }),
    item.textarea('ad_text_zh', ['文案', '文案', 'Copy'], {
      required: true,
      maxLength: 200,
      rows: [2, 5],
      counter: true,
      help: ['审核后不能再改', '審核後不能再改', 'Cannot be changed after review'],
    }),
    item.checkbox('ad_law', ['广告合规', '廣告合規', 'Advertising compliance'], {
      required: true,
      options: [
        option('ok', [
          '不含绝对化用语与未授权商标',
          '不含絕對化用語與未授權商標',
          'No superlatives, no unlicensed trademarks',
        ]),
      ],
      minSize: 1,
    }),
    item.upload('ad_licence', ['广告审查文件', '廣告審查檔案', 'Advertising approval'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 3,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg'],
    }),
    item.radio('need_permit', ['属于须审查行业', '屬於須審查行業', 'Regulated industry'], {
      required: true,
      span: 12,
      options: [
        option('no', ['否', '否', 'No']),
        option('med', ['医疗器械', '醫療器械', 'Medical devices']),
        option('food', ['食品', '食品', 'Food']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
      preValue: 'no',
    }),
    item.switch('ad_deposit', ['先付定金', '先付定金', 'Pay a deposit'], {
      span: 12,
      options: [
        option('0', ['一次付清', '一次付清', 'Pay in full']),
        option('1', ['付 30%', '付 30%', 'Pay 30%']),
      ],
    }),
  ],
  logic: [
    { show: ['prices_print', 'print_pos', 'print_file'], when: [['ad_kind', 'eq', 'print']] },
    {
      show: ['prices_halls', 'hall_pos', 'hall_dates', 'ad_text_zh'],
      when: [
        ['ad_kind', 'eq', 'hall'],
        ['ad_kind', 'eq', 'out'],
      ],
      any: true,
    },
    { show: ['ad_licence'], when: [['need_permit', 'ne', 'no']] },
    { show: ['ad_deposit'], when: [['ad_budget', 'gt', '20000']] },
  ],
});
