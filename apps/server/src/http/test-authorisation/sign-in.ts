import { calls } from '@zhantai/contract';
import { callers } from '../test-callers.ts';
import { everyStaff, row, users, withHeaders, type Authorisation } from './row.ts';

/** Health, the exhibition, signing in, one's own account, dictionaries. */
export const signInRows: readonly Authorisation[] = [
  row('GET /api/health/live', callers),
  row('GET /api/health/ready', callers),
  row('GET /api/openapi.json', callers),
  // Without the setting nobody is told that there are figures.
  row('GET /api/metrics', [], () => ({}), { missing: callers }),
  row('GET /api/docs', callers),
  row('GET /api/docs/style.css', callers),
  row(calls.portalConfig, callers, ({ exhibition }) => ({
    query: { exhibition: exhibition.exhibitionId },
  })),
  row(calls.captcha, callers),
  row(calls.token, callers),
  row(calls.smsSend, withHeaders),
  row(calls.userInfo, [...users, ...everyStaff]),
  row(calls.bladeUserInfo, [...users, ...everyStaff]),
  row(calls.setPassword, [...users, ...everyStaff], () => ({ body: {} })),
  row(calls.updatePassword, [...users, ...everyStaff], () => ({ body: {} })),
  row(calls.sessions, [...users, ...everyStaff]),
  row(calls.endSession, [...users, ...everyStaff], () => ({ body: {} })),
  row(calls.forgetDevice, [...users, ...everyStaff], () => ({ body: {} })),
  row(calls.bladeDictionary, [...users, ...everyStaff], () => ({ query: { code: 'country' } })),
  row(calls.bladeBusinessDictionary, [...users, ...everyStaff], () => ({ query: { code: 'country' } })),
  row(calls.dictionary, [...users, ...everyStaff], () => ({ params: { code: 'country' } })),
  row('POST /api/dict/:code', [...users, ...everyStaff], () => ({ params: { code: 'country' }, body: {} })),
];
