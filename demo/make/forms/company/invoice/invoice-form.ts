import { demoForm } from '../../demo-form.ts';
import type { DemoForm } from '../../demo-form.ts';
import { deliveryItems } from './invoice-delivery.ts';
import { payerItems } from './invoice-payer.ts';

/** A4: to whom and how invoices are made out. */
export const invoiceForm: DemoForm = demoForm({
  formId: 'exhibitor_e8',
  formType: '29',
  pageKey: 'exhibitor_e8',
  formCode: 'A4',
  formGroup: 'A',
  sort: 4,
  title: ['增值税发票', '增值稅發票', 'VAT invoice'],
  purpose: [
    '展位费和服务费按此开票。跨月发票不能重开，请与财务核对后提交。',
    '攤位費和服務費按此開票。跨月發票不能重開，請與財務核對後提交。',
    'Booth and services are invoiced from these details. Invoices of a past month cannot be reissued, so check with your accounts first.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  withoutBooth: true,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-01-15 18:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: false,
  items: [...payerItems, ...deliveryItems],
  logic: [
    {
      show: ['payer_type', 'inv_title', 'inv_items', 'inv_split', 'deliver', 'need_month', 'currency'],
      when: [
        ['inv_kind', 'eq', 'normal'],
        ['inv_kind', 'eq', 'special'],
        ['inv_kind', 'eq', 'os'],
      ],
      any: true,
    },
    {
      show: ['tax_no'],
      when: [
        ['payer_type', 'eq', 'co'],
        ['inv_kind', 'ne', 'os'],
      ],
    },
    {
      show: ['reg_address', 'reg_phone', 'bank_name', 'bank_account', 'tax_cert'],
      when: [['inv_kind', 'eq', 'special']],
    },
    { show: ['os_tax_id'], when: [['inv_kind', 'eq', 'os']] },
    { show: ['deliver_email'], when: [['deliver', 'eq', 'email']] },
  ],
});
