/** Those of the limits that pages hold to; a browser loads no others. Times in milliseconds. */
export const browserLimits = {
  clientTimeout: 30_000,
  /** The client renews an access token older than this (seed.md §9 "token time 3000", seconds). */
  tokenRenewAfterSeconds: 3_000,
  captchaLife: 5 * 60_000,
  draftDelay: 2_000,
  unsubmittedReminder: 10 * 60_000,
} as const;
