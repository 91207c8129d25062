import { demoForm } from '../../demo-form.ts';
import type { DemoForm } from '../../demo-form.ts';
import { exhibitorContactItems } from './exhibitor-contacts.ts';
import { item, option, otherOption } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { patterns } from '../../patterns.ts';

const placeItems: readonly ItemSpec[] = [
  item.cascader('region', ['所在地区', '所在地區', 'Province and city'], {
    required: true,
    span: 12,
    dictionary: { code: 'region-cn', lazy: true },
    separator: '/',
  }),
  item.select('country', ['国家/地区', '國家/地區', 'Country/region'], {
    required: true,
    span: 12,
    dictionary: { code: 'country' },
  }),
  item.input('address', ['详细地址', '詳細地址', 'Address'], { required: true, span: 12, maxLength: 120 }),
  item.input('zip_code', ['邮政编码', '郵政編碼', 'Postcode'], { span: 6, rules: [{ type: 'zipCode' }] }),
  item.input('zip_code_os', ['邮编', '郵遞區號', 'Postal code'], { span: 6, maxLength: 12 }),
  item.input('website', ['网址', '網址', 'Website'], {
    span: 12,
    maxLength: 120,
    rules: [{ type: 'url' }],
    placeholder: ['https://', 'https://', 'https://'],
  }),
];

const businessItems: readonly ItemSpec[] = [
  item.select('company_nature', ['单位性质', '單位性質', 'Type of company'], {
    required: true,
    span: 8,
    options: [
      option('private', ['民营', '民營', 'Private']),
      option('state', ['国有', '國有', 'State-owned']),
      option('joint', ['合资', '合資', 'Joint venture']),
      option('foreign', ['外商独资', '外商獨資', 'Foreign-owned']),
      option('inst', ['科研院所', '科研院所', 'Institute']),
      option('assoc', ['协会', '協會', 'Association']),
      otherOption('other', ['其他', '其他', 'Other']),
    ],
  }),
  item.select('trade', ['所属行业', '所屬行業', 'Trade'], {
    required: true,
    span: 8,
    dictionary: { code: 'trade' },
  }),
  item.select('staff_size', ['员工人数', '員工人數', 'Employees'], {
    span: 8,
    options: [
      option('s1', ['49 人以下', '49 人以下', 'Up to 49']),
      option('s2', ['50–299 人', '50–299 人', '50–299']),
      option('s3', ['300–999 人', '300–999 人', '300–999']),
      option('s4', ['1000 人以上', '1000 人以上', '1,000 and more']),
    ],
  }),
  item.checkbox('roles_in_trade', ['经营类型', '經營類型', 'Activity'], {
    required: true,
    minSize: 1,
    maxSize: 4,
    options: [
      option('mfr', ['制造', '製造', 'Manufacturer']),
      option('dist', ['经销', '經銷', 'Distributor']),
      option('agent', ['代理', '代理', 'Agent']),
      option('rnd', ['研发', '研發', 'R&D']),
      option('svc', ['服务', '服務', 'Service']),
      otherOption('other', ['其他', '其他', 'Other']),
    ],
    help: ['最多选 4 项', '最多選 4 項', 'Up to four'],
  }),
  item.array('brands', ['参展品牌', '參展品牌', 'Brands on show'], {
    span: 12,
    minSize: 1,
    maxSize: 8,
    maxLength: 30,
    help: ['一行一个品牌', '一行一個品牌', 'One brand a line'],
  }),
  item.upload('license_file', ['营业执照或注册证明', '營業執照或註冊證明', 'Business licence'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 2,
    fileMegabytes: 5,
    accept: ['pdf', 'jpg', 'png'],
    help: [
      'PDF、JPG 或 PNG，单个不超过 5 MB',
      'PDF、JPG 或 PNG，單一不超過 5 MB',
      'PDF, JPG or PNG, up to 5 MB each',
    ],
  }),
];

const companyItems: readonly ItemSpec[] = [
  item.title('sec_base', ['单位', '單位', 'Company']),
  item.radio('company_origin', ['单位所在地', '單位所在地', 'Registered in'], {
    required: true,
    options: [
      option('cn', ['中国大陆', '中國大陸', 'Mainland China']),
      option('hmt', [
        '中国香港、中国澳门、中国台湾',
        '中國香港、中國澳門、中國台灣',
        'Hong Kong, China; Macao, China; Taiwan, China',
      ]),
      option('os', ['其他国家/地区', '其他國家/地區', 'Other countries/regions']),
    ],
    preValue: 'cn',
  }),
  item.input('company_name', ['单位名称（中文）', '單位名稱（中文）', 'Company name (Chinese)'], {
    span: 12,
    maxLength: 60,
    preValue: '${exhibitor.NAME}',
    help: ['与合同、营业执照一致', '與合約、營業執照一致', 'As in the contract and the business licence'],
  }),
  item.input('company_name_en', ['单位名称（英文）', '單位名稱（英文）', 'Company name (English)'], {
    required: true,
    span: 12,
    maxLength: 120,
    rules: [patterns.latinText],
    preValue: '${exhibitor.NAME_EN}',
  }),
  item.input('short_name', ['简称', '簡稱', 'Short name'], {
    required: true,
    span: 8,
    maxLength: 12,
    help: ['用于导览图和指示牌', '用於導覽圖和指示牌', 'For maps and signs'],
  }),
  item.input('uscc', ['统一社会信用代码', '統一社會信用代碼', 'Unified social credit code'], {
    required: true,
    span: 8,
    rules: [
      {
        pattern: '/^[0-9A-HJ-NPQRTUWXY]{18}$/',
        message: [
          '应为 18 位，不含 I、O、S、V、Z',
          '應為 18 位，不含 I、O、S、V、Z',
          '18 characters without I, O, S, V, Z',
        ],
      },
    ],
  }),
  item.input('reg_no', ['登记号', '登記號', 'Registration number'], {
    required: true,
    span: 8,
    maxLength: 30,
  }),
  item.year('founded_year', ['成立年份', '成立年份', 'Founded in'], {
    span: 8,
    startDate: '1850',
    endDate: '2026',
  }),
];

/** A1: who the exhibitor is. Every other form is prefilled from it. */
export const exhibitorForm: DemoForm = demoForm({
  formId: 'exhibitor',
  formType: '4',
  pageKey: 'exhibitor',
  formCode: 'A1',
  formGroup: 'A',
  sort: 1,
  title: ['企业基本信息', '企業基本資訊', 'Company information'],
  purpose: [
    '后面各表都从这里带入单位、联系人和地址，请先填这一份。',
    '後面各表都從這裡帶入單位、聯絡人和地址，請先填這一份。',
    'Every other form is prefilled from here, so start with this one.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  withoutBooth: true,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-04 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: false,
  items: [...companyItems, ...placeItems, ...businessItems, ...exhibitorContactItems],
  logic: [
    { show: ['uscc', 'region', 'zip_code', 'legal_person'], when: [['company_origin', 'eq', 'cn']] },
    {
      show: ['country', 'reg_no', 'zip_code_os'],
      when: [
        ['company_origin', 'eq', 'hmt'],
        ['company_origin', 'eq', 'os'],
      ],
      any: true,
    },
    { show: ['company_name'], when: [['company_origin', 'ne', 'os']] },
    { show: ['agent_name', 'agent_doc'], when: [['has_parent', 'eq', '1']] },
  ],
});
