import { useForm } from '../../context/form-context.ts';
import type { FaceProps } from '../../context/face.ts';
import { UploadField } from './upload-field.tsx';
import { useUpload } from './use-upload.ts';
import styles from './upload-field.module.css';

/** Dropped, pasted or chosen. */
export const UploadDesktop = (props: FaceProps<'upload'>) => {
  const { words } = useForm();
  const upload = useUpload(props);
  return (
    <UploadField face={props} upload={upload}>
      <span>
        {words.fields.upload.drop}{' '}
        <label className={styles['link']} htmlFor={`${props.id}-file`}>
          {words.fields.upload.choose}
        </label>
      </span>
      <span className={styles['limits']}>{upload.limits}</span>
    </UploadField>
  );
};
