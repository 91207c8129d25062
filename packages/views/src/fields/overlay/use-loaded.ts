import { useEffect, useState } from 'react';
import { useForm } from '../../context/form-context.ts';

/**
 * A part that is loaded when it is first wanted: null until it is there. When it cannot be loaded the user is told and
 * `onFailed` takes the wish back, so that the next try loads again.
 */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean, onFailed: () => void): T | null {
  const { services, words } = useForm();
  const [part, setPart] = useState<{ readonly module: T } | null>(null);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    load().then(
      (module) => {
        if (current) setPart({ module });
      },
      () => {
        if (!current) return;
        services.notify(words.fields.notOpened, 'failed');
        onFailed();
      },
    );
    return () => {
      current = false;
    };
    // The callbacks belong to the render that first wanted the part.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missing]);
  return part?.module ?? null;
}
