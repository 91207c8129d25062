import { headItems } from '../../common-items.ts';
import { demoForm } from '../../demo-form.ts';
import type { DemoForm } from '../../demo-form.ts';
import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { patterns } from '../../patterns.ts';
import { publicationMediaItems } from './publication-media.ts';

const textItems: readonly ItemSpec[] = [
  item.title('sec_text', ['名称与简介', '名稱與簡介', 'Name and profile']),
  item.checkbox('pub_lang', ['刊登语种', '刊登語種', 'Languages'], {
    required: true,
    options: [option('zh', ['中文', '中文', 'Chinese']), option('en', ['英文', '英文', 'English'])],
    minSize: 1,
    preValue: 'zh',
  }),
  item.input('name_zh', ['刊登名称（中文）', '刊登名稱（中文）', 'Name in Chinese'], {
    required: true,
    span: 12,
    maxLength: 40,
    preValue: '${exhibitor.NAME}',
  }),
  item.input('name_en', ['刊登名称（英文）', '刊登名稱（英文）', 'Name in English'], {
    required: true,
    span: 12,
    maxLength: 80,
    rules: [patterns.latinText],
    preValue: '${exhibitor.NAME_EN}',
  }),
  item.textarea('intro_zh', ['中文简介', '中文簡介', 'Profile in Chinese'], {
    required: true,
    maxLength: 300,
    rules: [{ min: 30 }],
    rows: [4, 8],
    counter: true,
    help: [
      '30–300 字，不用“第一”“最”等词',
      '30–300 字，不用「第一」「最」等詞',
      '30–300 characters, without words like “first” or “best”',
    ],
  }),
  item.textarea('intro_en', ['英文简介', '英文簡介', 'Profile in English'], {
    required: true,
    maxLength: 300,
    rules: [{ min: 30 }],
    rows: [4, 8],
    counter: true,
    help: ['30–300 个字符', '30–300 個字元', '30–300 characters'],
  }),
  item.select('index_letter', ['英文索引首字母', '英文索引首字母', 'Index letter'], {
    span: 8,
    options: [
      option('A-F', ['A–F', 'A–F', 'A–F']),
      option('G-L', ['G–L', 'G–L', 'G–L']),
      option('M-R', ['M–R', 'M–R', 'M–R']),
      option('S-Z', ['S–Z', 'S–Z', 'S–Z']),
      option('num', ['数字', '數字', 'Digits']),
    ],
  }),
];

const productItems: readonly ItemSpec[] = [
  item.title('sec_prod', ['产品', '產品', 'Products']),
  item.select('cat_main', ['主要产品大类', '主要產品大類', 'Main product group'], {
    required: true,
    span: 8,
    dictionary: { code: 'product-category' },
  }),
  item.select('cat_sub', ['主要产品小类', '主要產品小類', 'Product class'], {
    required: true,
    span: 8,
    multiple: true,
    maxSize: 3,
    dictionary: { code: 'product-category', query: { parentKey: '{{cat_main}}' } },
    help: ['随大类变化，最多 3 项', '隨大類變化，最多 3 項', 'Depends on the group; up to three'],
  }),
  item.tree('cat_more', ['其他产品类别', '其他產品類別', 'Further classes'], {
    span: 8,
    multiple: true,
    maxSize: 12,
    dictionary: { code: 'product-category' },
  }),
  item.dynamic(
    'products',
    ['重点展品', '重點展品', 'Highlights'],
    {
      variant: 'table',
      importing: { way: 'append' },
      minSize: 0,
      maxSize: 6,
      help: [
        '最多 6 件，会刊按此顺序刊登',
        '最多 6 件，會刊按此順序刊登',
        'Up to six, printed in this order',
      ],
    },
    [
      item.input('p_name', ['展品名称', '展品名稱', 'Product'], { required: true, span: 8, maxLength: 40 }),
      item.input('p_model', ['型号', '型號', 'Model'], { span: 8, maxLength: 30 }),
      item.select('p_class', ['首发情况', '首發情況', 'Launch'], {
        required: true,
        span: 8,
        options: [
          option('none', ['非首发', '非首發', 'Not a launch']),
          option('cn', ['国内首发', '國內首發', 'First in China']),
          option('world', ['全球首发', '全球首發', 'World première']),
        ],
      }),
      item.year('p_year', ['上市年份', '上市年份', 'On the market since'], {
        span: 8,
        startDate: '2000',
        endDate: '2027',
      }),
      item.upload('p_img', ['图片', '圖片', 'Picture'], {
        span: 8,
        maxSize: 1,
        fileMegabytes: 5,
        accept: ['jpg', 'png'],
      }),
      item.textarea('p_desc', ['说明', '說明', 'Description'], {
        maxLength: 120,
        rows: [2, 4],
        counter: true,
      }),
    ],
  ),
];

/** A2: what the printed directory, the website and the guide screens show. */
export const publicationForm: DemoForm = demoForm({
  formId: 'publication',
  formType: '6',
  pageKey: 'publication',
  formCode: 'A2',
  formGroup: 'A',
  sort: 2,
  title: ['会刊登记', '會刊登記', 'Directory entry'],
  purpose: [
    '会刊、官网展商名录和现场导览屏共用这份资料，过期按去年资料刊登。',
    '會刊、官網參展商名錄和現場導覽螢幕共用這份資料，逾期按去年資料刊登。',
    'Used for the printed directory, the website and the guide screens; without it last year’s entry is printed.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-04 18:00:00',
  lateEndAt: '2027-01-15 18:00:00',
  submissions: 'one',
  review: true,
  items: [...headItems, ...textItems, ...productItems, ...publicationMediaItems],
  logic: [
    { show: ['name_zh', 'intro_zh'], when: [['pub_lang', 'eq', 'zh']] },
    { show: ['name_en', 'intro_en', 'index_letter'], when: [['pub_lang', 'eq', 'en']] },
    {
      show: ['cert_files'],
      when: [
        ['certs', 'ne', ''],
        ['certs', 'ne', 'other'],
      ],
    },
    { show: ['logo_bg'], when: [['logo', 'ne', '']] },
  ],
});
