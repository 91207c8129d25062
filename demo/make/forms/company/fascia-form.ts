import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';
import { switches } from '../switches.ts';

/** A3: the text above a shell booth and the name on the aisle sign. */
export const fasciaForm: DemoForm = demoForm({
  formId: 'exhibitor_b1',
  formType: '8',
  pageKey: 'exhibitor_b1',
  formCode: 'A3',
  formGroup: 'A',
  sort: 3,
  title: ['楣板信息', '楣板資訊', 'Fascia and sign name'],
  purpose: [
    '标准展位按这里的文字制作楣板，特装展位的名称写在通道指示牌上。',
    '標準攤位按這裡的文字製作楣板，特裝攤位的名稱寫在走道指示牌上。',
    'The fascia of a shell booth is lettered from this form; the name of a raw-space stand goes on the aisle sign.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: ['freight'],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-04 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  items: [
    ...boothHeadItems,
    item.html('fascia_note', ['楣板字数说明', '楣板字數說明', 'How the text is set'], {
      html: [
        '<p>楣板高 300 mm，中文字高 120 mm。一个 3 m 开口最多排 18 个汉字或 36 个字母。定稿后改字每块 180 元。</p>',
        '<p>楣板高 300 mm，中文字高 120 mm。一個 3 m 開口最多排 18 個漢字或 36 個字母。定稿後改字每塊 180 元。</p>',
        '<p>Boards are 300 mm high, Chinese characters 120 mm. A 3 m side holds 18 Chinese characters or 36 letters. Changes after the proof cost CNY 180 a board.</p>',
      ],
    }),
    item.input('fascia_zh', ['楣板中文', '楣板中文', 'Fascia in Chinese'], {
      required: true,
      span: 12,
      maxLength: 18,
      rules: [
        {
          pattern: '/^[^A-Za-z]{2,18}$/',
          message: [
            '楣板中文不含字母，2–18 个字',
            '楣板中文不含字母，2–18 個字',
            '2–18 characters without letters',
          ],
        },
      ],
      help: [
        '2–18 个字，不含字母；一个 3 m 开口排一行',
        '2–18 個字，不含字母；一個 3 m 開口排一行',
        '2 to 18 characters, no letters; one line for a 3 m side',
      ],
    }),
    item.input('fascia_en', ['楣板英文', '楣板英文', 'Fascia in English'], {
      required: true,
      span: 12,
      maxLength: 36,
      rules: [
        {
          pattern: String.raw`/^[\p{Lu}\p{M}0-9 &.,()'\u2019-]{2,36}$/u`,
          message: ['请用大写字母，不超过 36 个', '請用大寫字母，不超過 36 個', 'Capitals, up to 36'],
        },
      ],
      help: [
        '大写字母、数字和常用标点，不超过 36 个',
        '大寫字母、數字和常用標點，不超過 36 個',
        'Capitals, digits and common marks, up to 36',
      ],
    }),
    item.switch('fascia_only_en', ['只做英文', '只做英文', 'English only'], {
      span: 8,
      options: [option('0', ['中英文', '中英文', 'Both']), option('1', ['只英文', '只英文', 'English only'])],
    }),
    item.select('open_sides', ['开口面数', '開口面數', 'Open sides'], {
      required: true,
      span: 8,
      options: [
        option('1', ['1 面', '1 面', '1 side']),
        option('2', ['2 面', '2 面', '2 sides']),
        option('3', ['3 面', '3 面', '3 sides']),
        option('4', ['4 面', '4 面', '4 sides']),
      ],
      dataType: 'number',
      help: ['按展位确认书填写', '按攤位確認書填寫', 'As in your booth confirmation'],
    }),
    item.checkbox('corner_boards', ['需要楣板的面', '需要楣板的面', 'Sides with a board'], {
      required: true,
      span: 8,
      options: [
        option('n', ['北', '北', 'North']),
        option('e', ['东', '東', 'East']),
        option('s', ['南', '南', 'South']),
        option('w', ['西', '西', 'West']),
      ],
      minSize: 1,
      maxSize: 4,
    }),
    item.radio('fascia_color', ['楣板底色', '楣板底色', 'Board colour'], {
      required: true,
      span: 12,
      options: [
        option('white', ['白底黑字（标配）', '白底黑字（標配）', 'Black on white (included)']),
        option('blue', ['蓝底白字 +120 元', '藍底白字 +120 元', 'White on blue +120']),
        otherOption('brand', ['指定色 +300 元', '指定色 +300 元', 'Own colour +300']),
      ],
      preValue: 'white',
    }),
    item.switch(
      'logo_on_board',
      ['加印标志（每块 260 元）', '加印標誌（每塊 260 元）', 'Print the logo (260 CNY a board)'],
      { span: 12, options: switches.added },
    ),
    item.upload('logo_file', ['标志文件', '標誌檔案', 'Logo file'], {
      required: true,
      span: 12,
      maxSize: 1,
      fileMegabytes: 10,
      accept: ['ai', 'pdf', 'png'],
      help: ['矢量文件优先，透明底', '向量檔案優先，透明底', 'Vector if possible, transparent background'],
    }),
    item.input('sign_name', ['通道指示牌名称', '走道指示牌名稱', 'Aisle sign name'], {
      required: true,
      span: 12,
      maxLength: 10,
      help: [
        '不超过 10 个字，建议用简称',
        '不超過 10 個字，建議用簡稱',
        'Up to 10 characters; a short name reads best',
      ],
    }),
    item.textarea('remark', ['备注', '備註', 'Remarks'], { maxLength: 200, rows: [2, 4], counter: true }),
  ],
  logic: [
    {
      show: ['fascia_only_en', 'open_sides', 'fascia_color', 'logo_on_board'],
      when: [
        ['booth_type', 'eq', 'std'],
        ['booth_type', 'eq', 'semi'],
      ],
      any: true,
    },
    {
      show: ['fascia_en'],
      when: [
        ['booth_type', 'eq', 'std'],
        ['booth_type', 'eq', 'semi'],
      ],
      any: true,
    },
    { show: ['fascia_zh'], when: [['fascia_only_en', 'eq', '0']] },
    { show: ['corner_boards'], when: [['open_sides', 'gt', '1']] },
    { show: ['logo_file'], when: [['logo_on_board', 'eq', '1']] },
    { show: ['sign_name'], when: [['booth_type', 'eq', 'raw']] },
  ],
});
