import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useForm } from '../../../context/form-context.ts';
import { RowEditorBody, useRowEditor } from './row-editor-body.tsx';
import type { RowEditorProps } from './row-editor-body.tsx';
import styles from './row-editor.module.css';
import { useTransport } from '../use-transport.ts';

/** The editor of a row on a desktop: the popup form 表单, 60 % wide; in the transport layout 70 % (seed.md §9). */
export const RowDialog = (props: RowEditorProps) => {
  const { words } = useForm();
  const { prefix, refusal, cancel, confirm } = useRowEditor(props);
  const wide = useTransport(props.prop);
  return (
    <Dialog
      dismissable={false}
      onClose={cancel}
      onConfirm={confirm}
      title={wide ? props.title : words.fields.rows.form}
      width={wide ? 'row' : 'form'}
    >
      {!wide && <p className={styles['about']}>{props.title}</p>}
      <RowEditorBody comments={props.comments} open={props.open} prefix={prefix} refusal={refusal} />
    </Dialog>
  );
};
