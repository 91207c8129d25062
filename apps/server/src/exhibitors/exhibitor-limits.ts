/** Of one exhibition (console.md §1.2). */
export const exhibitorLimits = { exhibitors: 30_000, booths: 50_000, tags: 200 } as const;
