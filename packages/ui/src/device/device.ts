/** The two faces of the product. */
export type Device = 'desktop' | 'mobile';

/** Widest window, in CSS pixels, that still gets the phone face. */
const widestPhone = 500;

/** Decides the face: a user agent that names `mobile` in any case, or a window of at most 500 px (seed.md §1). */
export const deviceOf = (userAgent: string, width: number): Device =>
  /mobile/i.test(userAgent) || width <= widestPhone ? 'mobile' : 'desktop';
