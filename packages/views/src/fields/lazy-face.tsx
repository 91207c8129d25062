import { Button } from '@zhantai/ui';
import type { FieldType } from '@zhantai/engine';
import { createElement, useEffect, useState } from 'react';
import { useForm } from '../context/form-context.ts';
import type { Face, FaceProps } from '../context/face.ts';
import styles from './lazy-face.module.css';

/** A face that is loaded when a form has a field of its type. */
export interface LazyFace<T extends FieldType> extends Face<T> {
  /** Loads it ahead, so that its first field is drawn at once. */
  readonly load: () => Promise<void>;
}

/** A face that only forms with such a field load; until it is there its place is kept free. */
export function lazyFace<T extends FieldType>(importFace: () => Promise<Face<T>>): LazyFace<T> {
  let loaded: Face<T> | null = null;
  const load = async (): Promise<void> => {
    loaded ??= await importFace();
  };
  const LoadedFace = (props: FaceProps<T>) => {
    const { words } = useForm();
    const [state, setState] = useState<'there' | 'coming' | 'failed'>(loaded === null ? 'coming' : 'there');
    useEffect(() => {
      if (state !== 'coming') return undefined;
      let current = true;
      load().then(
        () => {
          if (current) setState('there');
        },
        () => {
          if (current) setState('failed');
        },
      );
      return () => {
        current = false;
      };
    }, [state]);
    if (loaded !== null) return createElement(loaded, props);
    return (
      <div aria-busy={state === 'coming'} className={styles['place']} id={props.id}>
        {state === 'failed' && (
          <>
            {words.fields.notOpened}
            <Button onClick={() => setState('coming')} variant="link">
              {words.fields.retry}
            </Button>
          </>
        )}
      </div>
    );
  };
  return Object.assign(LoadedFace, { load });
}
