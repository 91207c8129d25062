import { formTypeCodes } from '@zhantai/contract';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { OpenForm } from './open-form.tsx';

/** `/form`: a form that is filled in without signing in, by its type and id or by the code of a link (pages.md). */
export const OpenFormPage = () => {
  const { location, words } = usePortal();
  const { path, query } = parseAddress(useAddress(location));
  const formType = query.get('formType') ?? formTypeCodes.exhibitor_commonform;
  const formId = query.get('formId');
  const code = query.get('code');
  const title = path === '/invitationAudience' ? words.titles['/invitationAudience'] : words.titles['/form'];
  return (
    <OpenForm
      choice={formId === null ? { formType } : { formType, formId }}
      code={code}
      key={`${formType} ${formId ?? ''} ${code ?? ''}`}
      title={title}
    />
  );
};
