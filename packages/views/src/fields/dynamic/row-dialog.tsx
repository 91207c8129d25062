import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { RowEditorBody, useRowEditor } from './row-editor-body.tsx';
import type { RowEditorProps } from './row-editor-body.tsx';

/** The editor of a row at a desk: 70 % wide, at most 960 (design.md §7). */
export const RowDialog = (props: RowEditorProps) => {
  const { prefix, refusal, cancel, confirm } = useRowEditor(props);
  return (
    <Dialog dismissable={false} onClose={cancel} onConfirm={confirm} title={props.title} width="row">
      <RowEditorBody comments={props.comments} open={props.open} prefix={prefix} refusal={refusal} />
    </Dialog>
  );
};
