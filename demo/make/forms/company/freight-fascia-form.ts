import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';
import { switches } from '../switches.ts';

/** A5: fascia and kit of a shell booth in the freight zone. */
export const cargoZoneFasciaForm: DemoForm = demoForm({
  formId: 'exhibitor_e3',
  formType: '24',
  pageKey: 'exhibitor_e3',
  formCode: 'A5',
  formGroup: 'A',
  sort: 5,
  title: ['标准展台楣板', '標準展臺楣板', 'Fascia of a standard booth'],
  purpose: [
    '重装物流区标准展位的楣板文字和桌椅配置，右侧按所填内容显示效果。',
    '重裝物流區標準攤位的楣板文字和桌椅配置，右側按所填內容顯示效果。',
    'Fascia and furniture kit of a shell booth in the freight zone, with a preview beside the form.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['std'],
  tags: ['freight'],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-04 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  items: [
    ...boothHeadItems,
    item.input('zpb_zh', ['楣板中文', '楣板中文', 'Chinese text'], {
      required: true,
      span: 12,
      maxLength: 16,
      help: ['不超过 16 个字', '不超過 16 個字', 'Up to 16 characters'],
    }),
    item.input('zpb_en', ['楣板英文', '楣板英文', 'English text'], {
      required: true,
      span: 12,
      maxLength: 32,
      rules: [patterns.capitals],
    }),
    item.radio('zpb_rows', ['排列', '排列', 'Layout'], {
      required: true,
      span: 12,
      options: [
        option('one', ['中英同行', '中英同行', 'One line']),
        option('two', ['中上英下', '中上英下', 'Two lines']),
      ],
      preValue: 'two',
    }),
    item.number('zpb_sides', ['楣板块数', '楣板塊數', 'Number of boards'], {
      required: true,
      span: 6,
      min: 1,
      max: 4,
      precision: 0,
    }),
    item.html('zpb_extra_note', ['加块说明', '加塊說明', 'Extra boards'], {
      html: [
        '<p>每个展位含 1 块楣板，加块每块 198 / 220 / 264 / 330 元（早订、正常、逾期、现场）。</p>',
        '<p>每個攤位含 1 塊楣板，加塊每塊 198 / 220 / 264 / 330 元（早訂、正常、逾期、現場）。</p>',
        '<p>One board is included. Each further board costs CNY 198, 220, 264 or 330 (early, normal, late, on site).</p>',
      ],
    }),
    item.checkbox('zpb_position', ['加块位置', '加塊位置', 'Where'], {
      required: true,
      span: 18,
      options: [
        option('front', ['正面', '正面', 'Front']),
        option('left', ['左侧', '左側', 'Left']),
        option('right', ['右侧', '右側', 'Right']),
        option('back', ['背面', '背面', 'Back']),
      ],
      minSize: 2,
      help: ['加块时至少勾两面', '加塊時至少勾兩面', 'Tick at least two sides'],
    }),
    item.radio('zpb_kit', ['标配', '標配', 'Booth kit'], {
      required: true,
      span: 12,
      options: [
        option('a', [
          'A 套：1 桌 2 椅 2 射灯',
          'A 套：1 桌 2 椅 2 射燈',
          'Kit A: 1 table, 2 chairs, 2 spots',
        ]),
        option('b', [
          'B 套：1 洽谈桌 4 椅 3 射灯',
          'B 套：1 洽談桌 4 椅 3 射燈',
          'Kit B: 1 round table, 4 chairs, 3 spots',
        ]),
        option('none', ['不要家具', '不要傢俱', 'No furniture']),
      ],
      preValue: 'a',
    }),
    item.switch('zpb_socket', ['加 500 W 插座', '加 500 W 插座', '500 W socket'], {
      span: 12,
      options: switches.added,
    }),
    item.checkbox('zpb_confirm', ['校对', '校對', 'Proof'], {
      required: true,
      options: [
        option('ok', ['已核对楣板文字，无错字', '已核對楣板文字，無錯字', 'I have proof-read the text']),
      ],
      minSize: 1,
    }),
  ],
  logic: [{ show: ['zpb_extra_note', 'zpb_position'], when: [['zpb_sides', 'ge', '2']] }],
});
