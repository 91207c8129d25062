import type { FormEntry, PortalPath, TagForms } from '@zhantai/contract';
import { formAddress } from '../../shell/routes/form-address.ts';

/**
 * The form that is asked on another route of the same title, such as `/commitmentLetter` for who opens
 * `/commitmentLetterGsa`: the same page is kept for each group of exhibitors (pages.md).
 */
export function sameTitle(
  path: PortalPath,
  groups: readonly TagForms[],
  titles: Readonly<Record<string, string>>,
): FormEntry | undefined {
  return groups
    .flatMap((group) => group.forms)
    .find(({ pageKey }) => {
      const [other = ''] = formAddress(pageKey).split('?');
      return other !== path && titles[other] === titles[path];
    });
}
