import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { patterns } from '../../patterns.ts';

/** Who is invoiced. */
export const payerItems: readonly ItemSpec[] = [
  item.radio('inv_kind', ['发票种类', '發票種類', 'Kind of invoice'], {
    required: true,
    options: [
      option('none', ['暂不开票', '暫不開票', 'None for now']),
      option('normal', ['增值税普通发票', '增值稅普通發票', 'Ordinary VAT invoice']),
      option('special', ['增值税专用发票', '增值稅專用發票', 'Special VAT invoice']),
      option('os', ['境外形式发票', '境外形式發票', 'Pro-forma invoice']),
    ],
  }),
  item.radio('payer_type', ['抬头类型', '抬頭類型', 'Payer'], {
    required: true,
    span: 12,
    options: [option('co', ['单位', '單位', 'Company']), option('person', ['个人', '個人', 'Person'])],
    preValue: 'co',
  }),
  item.input('inv_title', ['发票抬头', '發票抬頭', 'Name on the invoice'], {
    required: true,
    span: 12,
    maxLength: 80,
    preValue: '${exhibitor.NAME}',
    help: ['与营业执照一致', '與營業執照一致', 'As in the business licence'],
  }),
  item.input('tax_no', ['纳税人识别号', '納稅人識別號', 'Tax number'], {
    required: true,
    span: 12,
    rules: [
      {
        pattern: '/^[0-9A-Z]{15,20}$/',
        message: ['应为 15–20 位数字或大写字母', '應為 15–20 位數字或大寫字母', '15–20 digits or capitals'],
      },
    ],
  }),
  item.input('reg_address', ['注册地址', '登記地址', 'Registered address'], {
    required: true,
    span: 12,
    maxLength: 100,
  }),
  item.input('reg_phone', ['注册电话', '註冊電話', 'Registered telephone'], {
    required: true,
    span: 12,
    rules: [patterns.phone],
  }),
  item.input('bank_name', ['开户银行', '開戶銀行', 'Bank'], { required: true, span: 12, maxLength: 60 }),
  item.input('bank_account', ['银行账号', '銀行帳號', 'Account number'], {
    required: true,
    span: 12,
    rules: [patterns.account],
  }),
  item.upload('tax_cert', ['一般纳税人证明', '一般納稅人證明', 'Taxpayer certificate'], {
    required: true,
    span: 12,
    maxSize: 1,
    fileMegabytes: 5,
    accept: ['pdf', 'jpg', 'png'],
  }),
  item.input('os_tax_id', ['税号（境外）', '稅號（境外）', 'VAT ID'], { span: 12, maxLength: 30 }),
  item.select('currency', ['币种', '幣種', 'Currency'], {
    required: true,
    span: 12,
    options: [
      option('CNY', ['人民币', '人民幣', 'CNY']),
      option('USD', ['美元', '美元', 'USD']),
      option('EUR', ['欧元', '歐元', 'EUR']),
    ],
    preValue: 'CNY',
  }),
];
