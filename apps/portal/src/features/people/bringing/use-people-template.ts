import type { TemplateButtonProps } from '../../import/file/template-button.tsx';
import { usePortal } from '../../../shell/portal/portal-context.ts';

/** Where the workbook that a list of people is filled into comes from. */
export function usePeopleTemplate(formId: string): Pick<TemplateButtonProps, 'download' | 'name'> {
  const { client, words } = usePortal();
  return {
    download: () => client.download('downloadPersons', { query: { formId, kind: 'template' } }),
    name: `${words.tables.people.exportName}.xlsx`,
  };
}
