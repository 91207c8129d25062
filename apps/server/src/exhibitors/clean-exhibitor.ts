import type { KeptExhibitor } from './store/exhibitors.ts';

/** As an exhibitor is kept: nothing around its texts, no tag twice. */
export function cleanExhibitor(exhibitor: KeptExhibitor): KeptExhibitor {
  return {
    ...exhibitor,
    code: exhibitor.code.trim(),
    name: exhibitor.name.trim(),
    nameEn: exhibitor.nameEn.trim(),
    note: exhibitor.note.trim(),
    tags: [...new Set(exhibitor.tags)].toSorted(),
  };
}
