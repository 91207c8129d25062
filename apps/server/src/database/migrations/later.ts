import type { LaterIndex } from '../later-indexes.ts';

/** What somebody who is limited to halls sees: the entries of each set of halls that has one of theirs. */
const ofHalls = ['submitted_at', 'updated_at', 'name', 'hall, booth'].map((columns): LaterIndex => {
  const [name = ''] = columns.split(/_|, /);
  return {
    name: `submission_entry_of_halls_${name}`,
    on: `on submission_entry (tenant_id, exhibition_id, halls, status_order, ${columns}, submission_id)
      include (form_id)`,
  };
});

/** Indexes that are built while the server runs, for their tables are large where a fair has begun. */
export const laterIndexes: readonly LaterIndex[] = [
  ...ofHalls,
  // What happened when, and the days that are not sealed yet.
  { name: 'audit_time', on: `on audit (tenant_id, exhibition_id, at, audit_id)` },
  // What somebody did, and what was done in a feature.
  { name: 'audit_account', on: `on audit (tenant_id, exhibition_id, account_id, at, audit_id)` },
  {
    name: 'audit_feature',
    on: `on audit (tenant_id, exhibition_id, split_part(action, '.', 1), at, audit_id)`,
  },
  // What changed last of a form is what others handed in long before and after.
  {
    name: 'submission_entry_form_updated',
    on: `on submission_entry (tenant_id, exhibition_id, form_id, status_order, updated_at, submission_id)
      include (halls)`,
  },
  // Few orders of all, by what is counted of them.
  {
    name: 'service_order_counted',
    on: `on service_order (tenant_id, exhibition_id, form_id, state, payment, halls) include (order_id)
      where status <> 'new'`,
  },
  // Part of a number that few orders have.
  {
    name: 'service_order_grams',
    on: `on service_order using gin (grams(folded)) where status <> 'new'`,
  },
  // What could not be sent, few of all messages; the console says how many on every page.
  { name: 'outbox_failed', on: `on outbox (tenant_id, exhibition_id) where state = 'failed'` },
];
