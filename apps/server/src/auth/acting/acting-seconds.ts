/** How long a link to act for an exhibitor is good, and how long whoever used it acts. */
export const actingSeconds = { code: 60, session: 1_800 } as const;
