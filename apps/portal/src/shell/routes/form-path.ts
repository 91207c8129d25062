/** Where a form of the accreditation is filled in. */
export const formPath = (pageKey: string): string =>
  pageKey === 'mediaSubmit' ? '/mediaSubmit?page=mediaSubmit' : `/${pageKey}?view=1`;
