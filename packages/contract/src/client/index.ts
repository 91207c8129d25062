// The browser's way to the server, for every application: typed by the calls, without a framework.
export { exhibitionFromAddress } from './exhibition-from-address.ts';
export { ApiError, callFailed, type CallFailure } from './api-error.ts';
export { createClient, type Client, type ClientOptions } from './create-client.ts';
export type {
  CallData,
  CallInput,
  CallManner,
  DownloadInput,
  PathInput,
  UploadManner,
} from './call-input.ts';
export type { DownloadTypes, UploadTypes } from '../call-types.ts';
export type { Download } from './exchange-download.ts';
export { randomKey } from './random-key.ts';
export type { Identity } from './request-headers.ts';
export { createLocalStore, type LocalStore, type TextStorage } from './local-store.ts';
export { browserStorage } from './browser-storage.ts';
export { createSessionStore, type SessionStore, type SessionToken } from './session-store.ts';
export { createTabLock, type TabLock } from './tab-lock.ts';
export { memoryStorage } from './memory-storage.ts';
export {
  createCaptcha,
  type CaptchaControl,
  type CaptchaOptions,
  type CaptchaView,
} from './captcha/create-captcha.ts';
export { challengeOf } from './proof/challenge-of.ts';
export type { ProofOptions } from './proof/run-proof.ts';
