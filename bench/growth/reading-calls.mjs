const draw = (list) => list[Math.floor(Math.random() * list.length)];
const text = encodeURIComponent;
const submissions = (query) => `submissions?size=50&${query}`;

/**
 * What staff ask for, by name: each a function that gives the next address below /api/console/. Numbers of exhibitors
 * and forms are drawn anew for each call.
 */
export function readingCalls({ forms, exhibitors }) {
  const form = () => `formId=${draw(forms)}`;
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
    'orders of a form': () => `orders?size=50&${form()}`,
    'orders, last page': () =>
      `orders?size=50&current=${Math.max(1, Math.min(200, Math.floor((exhibitors * 2) / 50)))}`,
    'orders by exhibitor': () => 'orders?size=50&ascs=exhibitor',
    'orders: search': () => `orders?size=50&search=${text(`江澜${exhibitor()}`)}`,
    'drawings that wait': () => 'drawings?size=50&status=wait',
    drawings: () => 'drawings?size=50',
    invitations: () => 'invitations?size=50',
    'invitations of an exhibitor': () => `invitations?size=50&exhibitorId=G${exhibitor()}`,
    'invitations that wait': () => 'invitations?size=50&state=planned',
    outbox: () => 'outbox?size=50',
    'outbox by recipient': () => 'outbox?size=50&ascs=recipient',
    'outbox: failed': () => 'outbox?size=50&state=failed',
    notices: () => 'notices?size=50',
    articles: () => 'articles?size=50',
  };
  for (const key of ['submittedAt', 'updatedAt', 'name', 'booth', 'status', 'round', 'sheetCode']) {
    calls[`all by ${key}`] = () => submissions(`ascs=${key}`);
    calls[`all by ${key}, falling`] = () => submissions(`descs=${key}`);
    calls[`a form by ${key}`] = () => submissions(`${form()}&ascs=${key}`);
  }
  return calls;
}
