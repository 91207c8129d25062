/** Those of the limits that pages hold to; a browser loads no others. Times in milliseconds. */
export const browserLimits = {
  clientTimeout: 30_000,
  captchaLife: 5 * 60_000,
  draftDelay: 2_000,
  unsubmittedReminder: 10 * 60_000,
} as const;
