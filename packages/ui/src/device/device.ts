/** The two faces of the product. */
export type Device = 'desktop' | 'mobile';

/** Holds for a window that still gets the phone face: of at most 500 px, by the size of text that the reader has set. */
export const phoneWidths = '(max-width: 31.25em)';

/** Decides the face: a user agent that names `mobile` in any case, or a narrow window (seed.md §1). */
export const deviceOf = (userAgent: string, narrow: boolean): Device =>
  narrow || /mobile/i.test(userAgent) ? 'mobile' : 'desktop';
