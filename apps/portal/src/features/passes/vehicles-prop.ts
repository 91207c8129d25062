/** The sub-table of vehicles that come to the gates (seed.md §3). */
export const VEHICLES_PROP = 'cheliangtongxingzheng';
