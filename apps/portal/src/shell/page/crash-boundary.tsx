import { ErrorBox } from '@zhantai/ui';
import { Component, type ReactNode } from 'react';
import { hasScriptFailed } from '@zhantai/shell/loading/mend-scripts.ts';
import { usePortal } from '../portal/portal-context.ts';
import styles from './page.module.css';

interface State {
  readonly crashed: boolean;
}

/** A page that throws is replaced by a sentence; the rest of the portal stands. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashNote /> : this.props.children;
  }
}

const CrashNote = () => {
  const { words } = usePortal();
  return (
    <main className={styles['note']}>
      <ErrorBox
        detail={hasScriptFailed() ? words.states.scriptFailedText : words.states.crashedText}
        onRetry={() => {
          window.location.reload();
        }}
        retryLabel={words.states.reload}
        // The seed's fixed text for a script or style that did not load (seed.md §8).
        title={hasScriptFailed() ? 'LoadScript Error' : words.states.crashed}
      />
    </main>
  );
};
