/** Figures both sides hold to (wire.md §1, §2). Times in milliseconds, sizes in bytes. */
export const limits = {
  clientTimeout: 30_000,
  /** The client renews an access token older than this (seed.md §9 "token time 3000", seconds). */
  tokenRenewAfterSeconds: 3_000,
  tokenLifeSeconds: 3_600,
  pageSize: 10,
  maxPageSize: 500,
  captchaLife: 5 * 60_000,
  smsCodeLife: 5 * 60_000,
  smsPause: 60_000,
  smsPerHour: 5,
  smsTries: 5,
  draftDelay: 2_000,
  unsubmittedReminder: 10 * 60_000,
  /** Of one form by one subject. */
  submissionsOfForm: 500,
  jsonBody: 4 * 1024 * 1024,
  upload: 50 * 1024 * 1024,
  /** All files of one subject together. */
  subjectFiles: 2_000,
  subjectBytes: 4 * 1024 ** 3,
  /** Questions of one subject about ID numbers in so many seconds. */
  idChecks: [
    { seconds: 60, calls: 30 },
    { seconds: 86_400, calls: 300 },
  ],
  inlineFile: 2 * 1024 * 1024,
  fileLinkLife: 10 * 60_000,
} as const;
