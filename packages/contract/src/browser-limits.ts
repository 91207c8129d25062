/** Those of the limits that pages hold to; a browser loads no others. Times in milliseconds. */
export const browserLimits = {
  clientTimeoutMs: 30_000,
  captchaLifeMs: 5 * 60_000,
  draftDelayMs: 2_000,
  unsubmittedReminderMs: 10 * 60_000,
  /** Characters that a reason to see the portal as an exhibitor has at least, without blanks around it. */
  actingReason: 8,
} as const;
