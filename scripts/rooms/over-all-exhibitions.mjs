const expired = 'removes what is over, of whatever exhibition';
const recounted = 'compares lists and counts with their rows, of all exhibitions';
const keys = 'looks at which data keys sealed anything on this server, reads no content';
const figures = 'counts for the figures of the server, which are no exhibition’s';

const sealed = 'seals anew what another data key sealed, each for its own exhibition or account';
const named = 'the operator names one by its id on the command line, where several tenants may have it';

/**
 * Statements that say no tenant or exhibition of a table, written out or begun at the database, with the reason:
 * `file.ts table` below `apps/server/src`. Whoever adds one says why nobody sees through it what is another exhibition's.
 */
export const overAllExhibitions = {
  'jobs/store/jobs.ts job': expired,
  'archives/store/uploads.ts archive_upload': expired,
  'audit/seals/store.ts exhibition':
    'names the exhibitions whose audit is sealed or compared, each by itself',
  'auth/store/accounts.ts account': named,
  'auth/store/draft-keys.ts account': sealed,
  'badges/store.ts badge_key': sealed,
  'demo/store.ts tenant':
    'looks whether another organiser is here, beside whom known passwords have no place',
  'exhibition-settings/store.ts exhibition':
    'finds the open exhibition that has a host name, which is one of the server',
  'exhibitions/store.ts exhibition': 'lists the exhibitions of the server, or those of one id',
  'files/store.ts blob': 'lists contents that another data key sealed, and removes those that no file shows',
  'invitations/messages/store.ts invitation_message': 'finds the exhibitions in which invitations are due',
  'submissions/store/seals.ts sealed_answer': sealed,
  'auth/acting/store.ts acting_code': expired,
  'auth/store/challenges.ts second_factor_challenge': expired,
  'auth/store/failures.ts sign_in_failure': expired,
  'auth/store/second-factors.ts account': sealed,
  'auth/store/session-families.ts session_family': expired,
  'auth/store/sign-in-throttle.ts sign_in_failure':
    'counts failures around an address, at whatever account; the count is all that comes back',
  'auth/store/sign-on-tokens.ts sign_on_token': expired,
  'auth/store/sms-codes.ts sms_code': expired,
  'auth/store/waits.ts sign_in_wait': expired,
  'catalogues/store/lapses.ts service_order': 'finds the exhibitions in which orders lapsed',
  'catalogues/store/order-sums.ts order_delta': 'folds what changed into the sums of its own exhibition',
  'catalogues/store/recount-orders.ts service_order': recounted,
  'catalogues/store/recount-orders.ts order_sum': recounted,
  'catalogues/store/recount-orders.ts order_delta': recounted,
  'http/idempotency/store.ts idempotent_answer': expired,
  'http/metrics/store.ts submission_change': figures,
  'http/metrics/store.ts outbox': figures,
  'http/metrics/store.ts call_count': figures,
  'imports/store.ts workbook_import': expired,
  'keys/store.ts sealed_answer': keys,
  'keys/store.ts blob': keys,
  'keys/store.ts badge_key': keys,
  'keys/store.ts account': keys,
  'messaging/store.ts outbox': 'takes what is due to be sent, of whatever exhibition, and removes what was',
  'obligations/store/changes.ts obligation_change': 'takes what changed, exhibition by exhibition',
  'obligations/store/changes.ts exhibitor': 'notes each exhibitor in its own exhibition',
  'rate-limits/store.ts call_count': expired,
  'signing/store.ts signing': expired,
  'submissions/store/entries/fold-changes.ts submission_change':
    'folds what changed into the lists of its own exhibition',
  'submissions/store/entries/read-halls.ts submission_entry': 'its conditions are given to it, scope and all',
  'submissions/store/entries/recount.ts submission_entry': recounted,
  'submissions/store/entries/recount.ts listed_submission': recounted,
  'submissions/store/keep-submissions.ts draft':
    'drops the drafts of the rows it took, which have their scope',
  'submissions/store/unsealed-drafts.ts draft': 'seals drafts of all exhibitions that were stored in clear',
  'tickets/store/tickets.ts ticket': expired,
};

/** Conditions on a tenant or an exhibition that no helper writes, with the reason: `file.ts column`. */
export const writtenByHand = {
  'accounts/store.ts exhibition_id':
    'joins the exhibitor of each membership of an account, in whatever exhibition of the tenant that is',
  'exhibition-settings/store.ts tenant_id': 'leaves out the exhibition itself',
  'exhibition-settings/store.ts exhibition_id': 'leaves out the exhibition itself',
  'exhibitions/store.ts exhibition_id': named,
};
