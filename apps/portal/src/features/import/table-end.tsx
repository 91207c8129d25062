import { useDevice } from '@zhantai/ui';
import { useForm, useNode } from '@zhantai/views';
import { lazy, Suspense } from 'react';
import { VEHICLES_PROP } from '../passes/vehicles-prop.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { ExportButton } from '../../shell/spreadsheet/export-button.tsx';
import type { ImportPlace } from './import-place.ts';
import styles from './import.module.css';
import { rowsFile } from './file/rows-file.ts';

const PassesButton = lazy(async () => ({
  default: (await withRetry(() => import('../passes/passes-button.tsx'))).PassesButton,
}));

/** At the right of a table: that an import replaces all, the rows as a file, the passes of an approved form. */
export const TableEnd = ({ where }: { readonly where: ImportPlace }) => {
  const { node, info, place, imports, only, replaces } = where;
  const text = usePortal().words.tables.importing;
  const { words } = useForm();
  const size = useDevice() === 'mobile' ? 'phone' : 'small';
  const { locked, value } = useNode(node);
  const passes = node.item.prop === VEHICLES_PROP && info.status === 'adopt';
  return (
    <>
      {imports && !locked && (only || replaces) && (
        <span className={styles['notice']}>
          {only && <span>{text.only}</span>}
          {replaces && <span>{text.overwrite}</span>}
        </span>
      )}
      {passes && (
        <Suspense fallback={null}>
          <PassesButton formId={info.form.formId} place={place} size={size} />
        </Suspense>
      )}
      {value.length > 0 && (
        <ExportButton read={() => rowsFile(node, info.form, words)} size={size} today={info.context.today} />
      )}
    </>
  );
};
