import { templateFileName } from '@zhantai/workbooks';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { ImportPlace } from './import-place.ts';
import type { TemplateButtonProps } from './file/template-button.tsx';

/** Where a sub-table's workbook to fill in comes from: the organiser's own, else one made from the columns. */
export function useTableTemplate({
  node,
  info,
  place: { exhibitorId },
}: ImportPlace): Pick<TemplateButtonProps, 'download' | 'name'> {
  const { client, language } = usePortal();
  return {
    download: () =>
      client.download('downloadTemplate', {
        body: {
          formId: info.form.formId,
          formItemId: node.item.id,
          ...(exhibitorId === undefined ? {} : { exhibitorId }),
        },
      }),
    name: templateFileName(node.item, language),
  };
}
