/** The pages of the accreditation, in order. */
export const mediaPaths = ['/mediaRegister', '/mediaPerfect', '/mediaSubmit', '/mediaSuccess'] as const;

export type MediaPath = (typeof mediaPaths)[number];
