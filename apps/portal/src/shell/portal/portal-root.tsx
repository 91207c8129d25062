import { DeviceProvider, ErrorBox, KitProvider, ToastRegion } from '@zhantai/ui';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { draftsHere } from '../drafts/drafts-here.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import type { Services } from './create-services.ts';
import { PortalContext, type Portal } from './portal-context.ts';
import styles from './portal-root.module.css';

export interface PortalRootProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** Gives services, exhibition and words to everything below, once they are there. */
export const PortalRoot = ({ services, children }: PortalRootProps) => {
  const { bootstrap } = services;
  const state = useSyncExternalStore(bootstrap.subscribe, bootstrap.state);

  const portal = useMemo<Portal | null>(
    () => (state.kind === 'ready' ? { ...services, ...state } : null),
    [state, services],
  );

  if (state.kind === 'failed') {
    const lying = state.words === null ? null : draftsHere(state.error, state.words, services.drafts.count());
    return (
      <main className={styles['failed']}>
        <ErrorBox
          detail={state.words === null ? undefined : errorSentence(state.error, state.words)}
          onRetry={() => {
            window.location.reload();
          }}
          retryLabel={state.words?.kit.actions.retry ?? 'Reload'}
          // The seed's fixed text for a script that did not load (seed.md §8): no words are here to say it in.
          title={state.words?.states.failed ?? 'LoadScript Error'}
        >
          {lying !== null && <p>{lying}</p>}
        </ErrorBox>
      </main>
    );
  }
  if (portal === null) return null;
  return (
    <PortalContext value={portal}>
      <KitProvider language={portal.language} words={portal.words.kit}>
        <DeviceProvider>
          {children}
          <ToastRegion />
        </DeviceProvider>
      </KitProvider>
    </PortalContext>
  );
};
