/** Of these calls those that staff with limits ask for too. */
export const mostTelling =
  /^(?:home|submissions|those|the last page of all|search: (?:what|a city)|all by (?:name|booth)|orders (?:with|that|by exh)|orders: search for a city|unusual orders$|drawings$|invitations$)/;

const draw = (list) => list[Math.floor(Math.random() * list.length)];
const text = encodeURIComponent;
const submissions = (query) => `submissions?size=50&${query}`;

/**
 * What staff ask for, by name: each a function that gives the next address below /api/console/. Numbers of exhibitors
 * and forms are drawn anew for each call.
 */
export function readingCalls({ forms, exhibitors }) {
  const form = () => `formId=${draw(forms)}`;
  const orderForm = () => `formId=${draw(forms.slice(0, 10))}`;
  const exhibitor = () => 1 + Math.floor(Math.random() * exhibitors);
  /** The last page that is offered of a list of over 10,000. */
  const last = Math.max(1, Math.min(200, Math.floor((exhibitors * forms.length) / 50)));
  const lastOfForm = Math.max(1, Math.min(200, Math.floor((exhibitors * 0.5) / 50)));
  const calls = {
    'home: forms and counts': () => 'forms',
    'a form with its counts': () => `forms/${draw(forms)}`,
    'submissions of all forms': () => submissions(''),
    'submissions of a form': () => submissions(form()),
    'those that wait': () => submissions('status=wait'),
    'those of a form that wait': () => submissions(`${form()}&status=wait`),
    'the last page of all': () => submissions(`current=${last}`),
    'the last page of a form': () => submissions(`${form()}&current=${lastOfForm}`),
    'search: a whole name': () => submissions(`search=${text(`北京${exhibitor()}展览`)}`),
    'search: a booth': () => submissions(`search=A${exhibitor()}`),
    'search: what half of them hold': () => submissions(`search=${text('展览')}`),
    'search: a city in a form': () => submissions(`${form()}&search=${text('上海')}`),
    'search: nobody': () => submissions('search=zzzz'),
    'orders with sums': () => 'orders?size=50',
    'orders that stand': () => 'orders?size=50&status=placed',
    'orders confirmed, unpaid': () => 'orders?size=50&status=confirmed&payment=unpaid',
    'orders of an exhibitor': () => `orders?size=50&exhibitorId=G${exhibitor()}`,
    'orders of a category': () => 'orders?size=50&category=furniture',
    'orders of a category that nobody ordered': () => 'orders?size=50&category=none',
    'orders by total': () => 'orders?size=50&descs=total',
    'orders by number': () => 'orders?size=50&ascs=number',
    'orders by time of order': () => 'orders?size=50&descs=placedAt',
    'unusual orders': () => 'orders/unusual?size=50',
    'unusual orders of a form': () =>
      `orders/unusual?size=50&formId=${draw(forms.slice(0, 10))}&ascs=placedAt`,
    'orders of a form': () => `orders?size=50&${orderForm()}`,
    'orders, last page': () =>
      `orders?size=50&current=${Math.max(1, Math.min(200, Math.floor((exhibitors * 10) / 50)))}`,
    'orders by exhibitor': () => 'orders?size=50&ascs=exhibitor',
    'orders: search for a number': () => `orders?size=50&search=ord${exhibitor()}-7`,
    'orders: search for nobody': () => 'orders?size=50&search=zzzz',
    'orders: search for a city': () => `orders?size=50&search=${text('上海')}`,
    'orders: search': () => `orders?size=50&search=${text(`江澜${exhibitor()}`)}`,
    'drawings that wait': () => 'drawings?size=50&status=wait',
    drawings: () => 'drawings?size=50',
    invitations: () => 'invitations?size=50',
    'invitations of an exhibitor': () => `invitations?size=50&exhibitorId=G${exhibitor()}`,
    'invitations that wait': () => 'invitations?size=50&state=planned',
    'invitations by state': () => 'invitations?size=50&descs=state',
    outbox: () => 'outbox?size=50',
    'outbox by recipient': () => 'outbox?size=50&ascs=recipient',
    'outbox by state': () => 'outbox?size=50&ascs=state',
    'outbox by kind': () => 'outbox?size=50&descs=template',
    'outbox: failed': () => 'outbox?size=50&state=failed',
    'outbox: mail': () => 'outbox?size=50&channel=email',
    notices: () => 'notices?size=50',
    articles: () => 'articles?size=50',
  };
  for (const key of ['submittedAt', 'updatedAt', 'name', 'booth', 'status', 'round', 'formCode']) {
    calls[`all by ${key}`] = () => submissions(`ascs=${key}`);
    calls[`all by ${key}, falling`] = () => submissions(`descs=${key}`);
    calls[`a form by ${key}`] = () => submissions(`${form()}&ascs=${key}`);
  }
  return calls;
}
