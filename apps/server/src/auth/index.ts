// Signing in, and who makes a call.
export { makeActingCode } from './acting/make-acting-code.ts';
export { addMembership, createAccount } from './actions/create-account.ts';
export { nameTenantAdmin } from './actions/name-tenant-admin.ts';
export { closeAccount, makePassword, openAccount } from './actions/administer-account.ts';
export { changePhone } from './actions/change-phone.ts';
export { replacePassword } from './actions/passwords/replace-password.ts';
export { setFirstPassword } from './actions/passwords/set-first-password.ts';
export { requireHuman } from './actions/require-human.ts';
export { createCaptchaKeeper, type CaptchaKeeper } from './captcha/captcha.ts';
export { resealFactors } from './second-factor/reseal-factors.ts';
export { resetFactor } from './second-factor/reset-factor.ts';
export { demoFactorAddress, demoFactorSecret } from './second-factor/demo-factor.ts';
export { createSecondFactors } from './second-factor/second-factors.ts';
export { mustEnrol, needsFactor, requireStepUp } from './policy.ts';
export { readSessionsOf } from './actions/read-sessions-of.ts';
export { hashNewPassword } from './actions/passwords/new-password.ts';
export { endSignIns } from './actions/end-sign-ins.ts';
export { resealDraftKeys } from './tokens/draft-keys.ts';
export { readCaptchaAnswer } from './client-headers.ts';
export { loginName } from './accounts/login-name.ts';
export { mayGetSms, smsCountryRefusal } from './sms/may-get-sms.ts';
export { findSmsAlarm } from './sms/sms-alarm.ts';
export { provePhone } from './sms/prove-phone.ts';
export { createSmsCodes, type SmsCodes } from './sms/sms-codes.ts';
export { markCodeUsed } from './store/sms-codes.ts';
export type { Staff, User } from './caller.ts';
export { exhibitionOf, guardRoutes, signedInOf, staffOf, userOf } from './guard.ts';
export { mailAdmins } from './mail-admins.ts';
export type { MessageQueue } from './message-queue.ts';
export { originOf, type Origin } from './origin.ts';
export { requireExhibitorOf } from './policy.ts';
export { hashPassword, verifyPassword } from './passwords/password.ts';
export { actionsOf, may, requireMay } from './rights.ts';
export { readPhone } from './accounts/read-phone.ts';
export type { MayAskForCode } from './actions/send-sms-code.ts';
export { authRoutes } from './routes.ts';
export {
  lockAccount,
  selectAccountByLogin,
  selectAccountsNamed,
  updateNeedsPassword,
  type Account,
} from './store/accounts.ts';
export { changeStaffLimits, goesOn, selectExhibitionsOf, type StaffLimits } from './store/memberships.ts';
export { lockNumber } from './store/sms-codes.ts';
export { hashRefreshToken as hashSecret } from './tokens/refresh-token.ts';
export { accountArchive } from './archive.ts';
