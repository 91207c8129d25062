import type { PortalPath, TagForms } from '@zhantai/contract';
import { ButtonLink } from '@zhantai/ui';
import { NotePage } from '../../shell/page/note-page.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { RequiredForms } from './required-forms.tsx';

export interface FormNotRequiredPageProps {
  readonly path: PortalPath;
  readonly groups: readonly TagForms[];
}

/** A form's route for somebody of whom that form is not asked: says so, leads home, and lists what is asked. */
export const FormNotRequiredPage = ({ path, groups }: FormNotRequiredPageProps) => {
  const { words } = usePortal();
  return (
    <NotePage text={words.states.noFormText} title={words.states.noForm(words.titles[path])}>
      <ButtonLink href="#/" variant="primary">
        {words.frame.home}
      </ButtonLink>
      <RequiredForms groups={groups} />
    </NotePage>
  );
};
