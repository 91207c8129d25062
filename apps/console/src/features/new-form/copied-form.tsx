import type { CopyableForm } from '@zhantai/contract';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { FieldFrame } from '@zhantai/ui';
import { useId, useMemo } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import styles from './new-form.module.css';

interface CopiedFormProps {
  /** Exhibitions or packs that have forms. */
  readonly places: readonly { readonly id: string; readonly title: string }[];
  readonly placeLabel: string;
  readonly placeId: string;
  /** The forms of a place. */
  readonly load: (placeId: string) => Promise<readonly CopyableForm[]>;
  readonly formId: string;
  readonly fault: string | undefined;
  readonly onPlace: (placeId: string) => void;
  readonly onForm: (formId: string, title: string) => void;
  readonly words: FormVersionsWords['newForm'];
}

/** Chooses the form that a new one is made like. */
export const CopiedForm = ({
  places,
  placeLabel,
  placeId,
  load,
  formId,
  fault,
  onPlace,
  onForm,
  words,
}: CopiedFormProps) => {
  const id = useId();
  const listed = useMemo(() => createResource(() => load(placeId)), [load, placeId]);
  const state = useResource(listed);
  return (
    <div className={styles['pair']}>
      <FieldFrame id={`${id}-place`} label={placeLabel}>
        <select
          className={styles['select']}
          id={`${id}-place`}
          onChange={(event) => {
            onPlace(event.currentTarget.value);
          }}
          value={placeId}
        >
          {places.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </FieldFrame>
      {state.status === 'ready' ? (
        <FieldFrame error={fault} id={`${id}-form`} label={words.form} required>
          <select
            aria-describedby={fault === undefined ? undefined : `${id}-form-error`}
            aria-invalid={fault !== undefined || undefined}
            className={styles['select']}
            id={`${id}-form`}
            name="formId"
            onChange={(event) => {
              const chosen = state.data.find((form) => form.formId === event.currentTarget.value);
              onForm(event.currentTarget.value, chosen?.title ?? '');
            }}
            value={formId}
          >
            <option value="">{state.data.length === 0 ? words.noForms : words.chooseForm}</option>
            {state.data.map((form) => (
              <option key={form.formId} value={form.formId}>
                {`${form.code} ${form.title}`}
              </option>
            ))}
          </select>
        </FieldFrame>
      ) : (
        <Loading resource={listed} />
      )}
    </div>
  );
};
