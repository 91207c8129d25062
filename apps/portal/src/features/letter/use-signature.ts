import { traitsOf, type Session } from '@zhantai/engine';
import type { FormServices } from '@zhantai/views';
import { useSyncExternalStore } from 'react';

/** Source of the picture of the first signature of an open form; empty while nobody signed. */
export function useSignature(session: Session, services: FormServices): string {
  const node = session.nodes.find(({ item }) => traitsOf(item).files === 'drawing');
  return useSyncExternalStore(
    (listener) => node?.subscribe(listener) ?? nothing,
    () => {
      const value = node?.state().value;
      if (typeof value !== 'string' || value === '') return '';
      return services.imageOf?.(value) ?? value;
    },
  );
}

const nothing = (): void => undefined;
