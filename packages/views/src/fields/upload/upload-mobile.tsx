import { useForm } from '../../context/form-context.ts';
import type { FaceProps } from '../../context/face.ts';
import { UploadField } from './upload-field.tsx';
import { useUpload } from './use-upload.ts';
import styles from './upload-field.module.css';

/** Chosen or photographed. */
export const UploadMobile = (props: FaceProps<'upload'>) => {
  const { words } = useForm();
  const upload = useUpload(props);
  return (
    <UploadField face={props} upload={upload}>
      <label className={styles['choose']} htmlFor={`${props.id}-file`}>
        {words.fields.upload.chooseOrPhoto}
      </label>
      <span className={styles['limits']}>{upload.limits}</span>
    </UploadField>
  );
};
