import { item, option } from './item-spec.ts';
import type { ItemSpec, OptionSpec } from './item-spec.ts';
import { patterns } from './patterns.ts';
import type { Text } from '../text.ts';

/** Kinds of booth. */
export const boothTypeOptions: readonly OptionSpec[] = [
  option('std', ['标准展位', '標準攤位', 'Shell scheme']),
  option('raw', ['光地特装', '光地特裝', 'Raw space']),
  option('semi', ['半成品变形展位', '半成品變形攤位', 'Modified shell']),
];

/** What follows from the booth, and who stands there. */
const standItems: readonly ItemSpec[] = [
  item.number('booth_area', ['展位面积', '攤位面積', 'Booth area'], {
    span: 8,
    readonly: true,
    preValue: '${booth.area}',
    precision: 2,
    unit: ['m²', 'm²', 'm²'],
  }),
  item.radio('booth_type', ['展位类型', '攤位類型', 'Booth type'], {
    required: true,
    span: 8,
    readonly: true,
    options: boothTypeOptions,
    preValue: '${booth.type}',
  }),
  item.input('company_name', ['参展单位', '參展單位', 'Exhibitor'], {
    required: true,
    readonly: true,
    maxLength: 80,
    preValue: '${exhibitor.NAME}',
  }),
];

/** Booth and exhibitor of a form that is given once, filled in from the contract. */
export const headItems: readonly ItemSpec[] = head([
  '有多个展位时选主展位',
  '有多個攤位時選主攤位',
  'With several booths, choose the main one',
]);

/** The same of a form that is given for each booth, or as often as somebody likes. */
export const boothHeadItems: readonly ItemSpec[] = head([
  '有多个展位时，每个展位交一份',
  '有多個攤位時，每個攤位交一份',
  'With several booths, one submission for each',
]);

function head(help: Text): readonly ItemSpec[] {
  return [
    item.select('booth_no', ['展位号', '攤位號', 'Booth'], {
      required: true,
      span: 8,
      dictionary: { code: 'booths' },
      preValue: '${booth.number}',
      help,
    }),
    ...standItems,
  ];
}

/** Whom to ask about a form. */
export const contactItems: readonly ItemSpec[] = [
  item.input('contact_name', ['联系人', '聯絡人', 'Contact person'], {
    required: true,
    span: 8,
    maxLength: 40,
    preValue: '${user.NAME}',
  }),
  item.input('contact_mobile', ['手机', '手機', 'Mobile'], {
    required: true,
    span: 8,
    rules: [patterns.anyMobile],
    preValue: '${user.MOBILE}',
  }),
  item.input('contact_email', ['电子邮箱', '電子郵件', 'E-mail'], {
    span: 8,
    maxLength: 80,
    rules: [{ type: 'emailStandard' }],
    preValue: '${user.EMAIL}',
  }),
];

/** Agreement, name, signature and day, the last section of what is signed. */
export const signItems: readonly ItemSpec[] = [
  item.title('sign_title', ['确认与签名', '確認與簽名', 'Confirm and sign']),
  item.checkbox('agree', ['确认', '確認', 'Confirmation'], {
    required: true,
    options: [
      option('read', [
        '已通读上述内容并同意遵守',
        '已通讀上述內容並同意遵守',
        'I have read and accept the above',
      ]),
      option('auth', [
        '已获授权代表本单位签署',
        '已獲授權代表本單位簽署',
        'I am authorised to sign for the company',
      ]),
    ],
    minSize: 2,
    help: ['两项都要勾选', '兩項都要勾選', 'Tick both'],
  }),
  item.input('signer', ['签署人', '簽署人', 'Signed by'], {
    required: true,
    span: 8,
    maxLength: 40,
    preValue: '${user.NAME}',
  }),
  item.signature('signature', ['负责人签名', '負責人簽名', 'Signature'], {
    required: true,
    span: 8,
    help: ['可用触控板或扫码在手机上签', '可用觸控板或掃碼在手機上簽', 'Sign here, or on a phone by QR code'],
  }),
  item.date('sign_date', ['签署日期', '簽署日期', 'Date signed'], {
    required: true,
    span: 8,
    readonly: true,
    preValue: '${today}',
  }),
];

/** The scan of a letter that was stamped by hand, beside its signature. */
export const stampItem = item.upload('stamp_file', ['盖章件', '蓋章件', 'Stamped copy'], {
  maxSize: 2,
  fileMegabytes: 10,
  accept: ['pdf', 'jpg', 'png'],
  help: [
    '下载 PDF 盖章后上传；不需要盖章的留空',
    '下載 PDF 蓋章後上傳；不需要蓋章的留空',
    'Print the PDF, stamp and upload it; leave empty if not needed',
  ],
});
