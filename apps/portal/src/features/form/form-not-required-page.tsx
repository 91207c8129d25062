import type { PortalPath, TagForms } from '@zhantai/contract';
import { ButtonLink } from '@zhantai/ui';
import { useEffect } from 'react';
import { NotePage } from '../../shell/page/note-page.tsx';
import { useFormAddress } from '../../shell/page/use-form-address.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { RequiredForms } from './required-forms.tsx';
import { sameTitle } from './same-title.ts';

export interface FormNotRequiredPageProps {
  readonly path: PortalPath;
  readonly groups: readonly TagForms[];
}

/**
 * A form's route for somebody of whom that form is not asked: says so, leads home, and lists what is asked. Where a
 * form of the same title is asked on another route, that one opens.
 */
export const FormNotRequiredPage = ({ path, groups }: FormNotRequiredPageProps) => {
  const { words, location } = usePortal();
  const addressOf = useFormAddress();
  const own = sameTitle(path, groups, words.titles)?.pageKey;
  useEffect(() => {
    if (own !== undefined) location.go(addressOf(own), { replace: true });
  }, [own, addressOf, location]);
  if (own !== undefined) return null;
  return (
    <NotePage text={words.states.noFormText} title={words.states.noForm(words.titles[path])}>
      <ButtonLink href="#/" variant="primary">
        {words.frame.home}
      </ButtonLink>
      <RequiredForms groups={groups} />
    </NotePage>
  );
};
