import type { RecordName } from '@zhantai/contract/records';
import type { Caller, User } from '../caller.ts';

/**
 * What staff may call while they see the portal as an exhibitor does: with `drafts`, where the body says `draft: true` or it
 * is the trial exhibitor; with `trial`, for the trial exhibitor alone.
 */
type ActingUse = 'always' | 'drafts' | 'trial';

/** Every call that is not here is refused, so that a new one is until somebody decides. */
const actingCalls: Readonly<Partial<Record<RecordName, ActingUse>>> = {
  portalConfig: 'always',
  logout: 'always',
  userInfo: 'always',
  bladeUserInfo: 'always',
  memberships: 'always',
  sessions: 'always',
  consent: 'always',
  deletionRequests: 'always',
  // Forms and what became of them.
  queryFormExamStatus: 'always',
  dynamicList: 'always',
  info: 'always',
  detail: 'always',
  history: 'always',
  infoDetail: 'always',
  page: 'always',
  transportDifference: 'always',
  checkIdNo: 'always',
  boothPage: 'always',
  tagFormList: 'always',
  timelines: 'always',
  importConfigs: 'always',
  downloadTemplate: 'always',
  submit: 'drafts',
  getImg: 'always',
  getImgs: 'always',
  getFile: 'always',
  putImg: 'always',
  putFile: 'always',
  // What forms choose from, and what was ordered; `querySupport` only says what it would cost.
  dictionary: 'always',
  bladeDictionary: 'always',
  bladeBusinessDictionary: 'always',
  queryFacilities: 'always',
  queryFacilitiesTools: 'always',
  queryAdvertPrints: 'always',
  queryAdvertStadiums: 'always',
  queryAdvertLed: 'always',
  selectEmployer: 'always',
  selectHotel: 'always',
  querySupport: 'always',
  orders: 'always',
  queryImageExam: 'always',
  signing: 'always',
  // People, visitors and what is to be read.
  invite: 'always',
  getInvitedVisitorPage: 'always',
  persons: 'always',
  personsWaiting: 'always',
  personBadges: 'always',
  personSubmit: 'trial',
  vehiclePasses: 'always',
  articleBySiteKey: 'always',
  articleById: 'always',
  formArticle: 'always',
  notices: 'always',
};

const uses: ReadonlyMap<string, ActingUse> = new Map(Object.entries(actingCalls));

/** Whether who acts for an exhibitor may make the call of this name. */
export function mayCallActing(name: string): ActingUse | 'never' {
  return uses.get(name) ?? 'never';
}

/** Whether it is a member of staff who sees the portal as an exhibitor does. */
export function isActing(caller: Caller): caller is User & { readonly actingAccountId: string } {
  return caller.kind === 'user' && caller.actingAccountId !== null;
}

/** Whether what is handed over is only to be kept. */
export function isDraft(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'draft' in body && body.draft === true;
}
