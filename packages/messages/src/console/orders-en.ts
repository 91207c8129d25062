import { englishAmount } from '../amounts/english-amount.ts';
import { englishUnit } from '../amounts/english-unit.ts';
import type { ConsoleOrderWords } from './orders-zh-hans.ts';

/** Words about orders, in the console, in English. */
export const ordersEn = {
  title: 'Orders',
  unusualTitle: (total) =>
    total === 0
      ? 'No order holds unusually much'
      : total === 1
        ? '1 unpaid order holds unusually much'
        : `${total} unpaid orders hold unusually much`,
  unusualOver: 'Over 10,000 orders hold unusually much; the first 10,000 are listed',
  purpose: 'What each exhibitor ordered, whether it is paid for, and until when it is kept.',
  unusualPurpose:
    'Over half of what one exhibitor may have of an item, or over 5 times the usual amount of the form. Released by itself when its days are over.',
  views: {
    all: 'All',
    unusual: 'Unusual',
    placed: 'Placed',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    lapsed: 'Lapsed',
  },
  view: 'Which orders',
  search: 'Order number or exhibitor',
  form: 'Form',
  anyForm: 'All forms',
  columns: {
    subject: 'Exhibitor',
    number: 'Order',
    form: 'Form',
    what: 'Ordered',
    why: 'Why it is here',
    total: 'Amount',
    since: 'Placed',
    until: 'Kept until',
    status: 'State',
    payment: 'Payment',
  },
  states: {
    none: 'Nothing ordered',
    quote: 'Estimate',
    placed: 'Placed',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    lapsed: 'Lapsed',
  },
  payments: { unpaid: 'Unpaid', deposit: 'Deposit paid', paid: 'Paid', refunded: 'Refunded' },
  amount: (name, quantity, unit) => `${name} ${englishAmount(quantity, unit)}`,
  unpaidItem: (name, quantity, bound, unit) =>
    `${name}: ${quantity} of at most ${englishAmount(bound, unit)}`,
  dear: (usual) => `Usually ${usual}; this one is over 5 times that`,
  inReview: 'While in review',
  noExhibitor: 'No exhibitor',
  count: (total) => (total === 1 ? '1 order' : `${total} orders`),
  countOver: 'Over 10,000 orders; the first 10,000 are listed',
  sums: (total) => `Standing orders ${total}`,
  table: 'Orders',
  emptyTitle: 'No order matches',
  emptyText: 'Choose another state or form, or clear the search.',
  emptyUnusualText: 'Orders that hold unusually much are listed here.',
  allow: 'Allow',
  allowTitle: (name) => `Let ${name} order more`,
  allowText:
    'The exhibitor may then order up to these quantities, its unpaid orders are kept anew from today, and it is told.',
  most: (name, unit) => (unit === '' ? `${name}, at most` : `${name}, at most (${englishUnit(2, unit)})`),
  needMost: 'Enter a quantity above 0',
  reason: 'Reason',
  allowReasonHelp: 'Kept in the log; the exhibitor does not see it',
  allowed: (name) => `${name} may keep it and was told`,
  release: 'Release',
  releaseTitle: (number) => `Release order ${number}?`,
  releaseText: (name) =>
    `This order of ${name} is cancelled, all it holds is free again, and the exhibitor is told the reason.`,
  releaseReasonHelp: 'The exhibitor reads it',
  released: (number) => `Order ${number} is released`,
  needReason: 'Write the reason',
  stale: 'This order has just changed. Close this and look at the list again before you decide.',
} satisfies ConsoleOrderWords;
