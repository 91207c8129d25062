import { Button } from '@zhantai/ui';
import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { useForm } from '../../../context/form-context.ts';
import { RowEditorBody, useRowEditor } from './row-editor-body.tsx';
import type { RowEditorProps } from './row-editor-body.tsx';
import styles from './row-editor.module.css';
import { useTransport } from '../use-transport.ts';

/** The editor of a row on a phone, with its deletion at the end. */
export const RowSheet = (props: RowEditorProps) => {
  const { words } = useForm();
  const wide = useTransport(props.prop);
  const { prefix, refusal, cancel, confirm } = useRowEditor(props);
  return (
    <Sheet
      dismissable={false}
      full
      onCancel={cancel}
      onConfirm={confirm}
      padded
      title={wide ? props.title : words.fields.rows.form}
    >
      {!wide && <p className={styles['about']}>{props.title}</p>}
      <RowEditorBody comments={props.comments} open={props.open} prefix={prefix} refusal={refusal} />
      {props.onRemove !== undefined && (
        <Button className={styles['remove']} onClick={props.onRemove} variant="danger" wide>
          {words.fields.rows.remove}
        </Button>
      )}
    </Sheet>
  );
};
