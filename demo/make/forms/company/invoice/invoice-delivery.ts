import { item, option, otherOption } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';

/** For what, and how it arrives. */
export const deliveryItems: readonly ItemSpec[] = [
  item.checkbox('inv_items', ['开票项目', '開票項目', 'Invoice for'], {
    required: true,
    options: [
      option('booth', ['展位费', '攤位費', 'Booth']),
      option('svc', ['展台服务', '展臺服務', 'Stand services']),
      option('ad', ['广告', '廣告', 'Advertising']),
      option('hotel', ['代订住宿', '代訂住宿', 'Hotel']),
      otherOption('other', ['其他', '其他', 'Other']),
    ],
    minSize: 1,
  }),
  item.dynamic(
    'inv_split',
    ['分开开票', '分開開票', 'Several invoices'],
    {
      minSize: 0,
      maxSize: 6,
      help: [
        '需要分开开票时填写，最多 6 张',
        '需要分開開票時填寫，最多 6 張',
        'Only if you want several invoices, up to six',
      ],
      variant: 'table',
    },
    [
      item.select('s_item', ['项目', '項目', 'Item'], {
        required: true,
        span: 8,
        options: [
          option('booth', ['展位费', '攤位費', 'Booth']),
          option('svc', ['展台服务', '展臺服務', 'Stand services']),
          option('ad', ['广告', '廣告', 'Advertising']),
          option('hotel', ['代订住宿', '代訂住宿', 'Hotel']),
        ],
      }),
      item.number('s_amount', ['金额', '金額', 'Amount'], {
        required: true,
        span: 8,
        min: 0.01,
        max: 9999999.99,
        precision: 2,
        unit: ['元', '元', 'CNY'],
      }),
      item.input('s_memo', ['备注栏文字', '備註欄文字', 'Memo line'], { span: 8, maxLength: 60 }),
    ],
  ),
  item.radio('deliver', ['交付方式', '交付方式', 'Delivery'], {
    required: true,
    span: 12,
    options: [
      option('email', ['电子发票', '電子發票', 'By e-mail']),
      option('desk', ['现场领取', '現場領取', 'At the desk']),
    ],
    preValue: 'email',
  }),
  item.input('deliver_email', ['收票邮箱', '收票信箱', 'E-mail for the invoice'], {
    required: true,
    span: 12,
    maxLength: 80,
    rules: [{ type: 'email' }],
    help: ['电子发票发送到这个邮箱', '電子發票寄到這個信箱', 'The electronic invoice goes to this address'],
  }),
  item.date('need_month', ['希望开票日', '希望開票日', 'Wanted on'], {
    span: 12,
    startDate: '2026-09-15',
    endDate: '2027-04-30',
    help: [
      '按此日期开票，最迟 2027-04-30',
      '按此日期開票，最遲 2027-04-30',
      'Invoiced on that day, 2027-04-30 at the latest',
    ],
  }),
];
