/** Leaves out seconds that are zero, as `2027-03-14 08:00`: nobody reads them. */
export const shortTimes = (text: string): string => text.replace(/(\d{2}:\d{2}):00(?!\d)/g, '$1');
