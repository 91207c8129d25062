import { rowHistory } from '@zhantai/engine/tables';
import { Button, toast, useDevice } from '@zhantai/ui';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { TemplateButton } from './file/template-button.tsx';
import type { ImportPlace } from './import-place.ts';
import type { TableImports } from './table-imports.ts';
import { useTableTemplate } from './use-table-template.ts';

export interface TableStartProps {
  readonly where: ImportPlace;
  readonly imports: TableImports;
}

/** Beside the button that adds: import, its template, and taking the import back while nothing came after it. */
export const TableStart = ({ where, imports }: TableStartProps) => {
  const text = usePortal().words.tables.importing;
  const size = useDevice() === 'mobile' ? 'phone' : 'small';
  const template = useTableTemplate(where);
  const { node } = where;
  const imported = useSyncExternalStore(imports.subscribe, () => imports.read().fresh.has(node));
  return (
    <>
      <Button
        // Rows of a file need the field as those that are typed do.
        disabled={node.refusal()?.code === 'needsParent'}
        icon="upload"
        onClick={() => {
          imports.open(where);
        }}
        size={size}
      >
        {text.open}
      </Button>
      <TemplateButton size={size} {...template} />
      {imported && (
        <Button
          icon="undo"
          onClick={() => {
            rowHistory(node).undo();
            imports.mark(node, false);
            toast(text.undone, 'plain');
          }}
          size={size}
          variant="text"
        >
          {text.undo}
        </Button>
      )}
    </>
  );
};
