import type { Client } from '@zhantai/contract/client';
import { useMemo, type ReactNode } from 'react';
import { GuestFrame } from '../../shell/page/guest-frame.tsx';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { linkHolder } from './link-holder.ts';
import type { TicketHolder } from './ticket-holder.ts';

export interface LinkPageProps<T> {
  /** The short code of the link. */
  readonly code: string;
  /** Said above while what the link opens is on its way, and when it does not come. */
  readonly title: string;
  /** Asks, under the link's ticket, for what it opens; one function for all renders. */
  readonly open: (client: Client, headers: Readonly<Record<string, string>>) => Promise<T>;
  readonly children: (opened: T, holder: TicketHolder) => ReactNode;
}

/** A page that a short link opens for whoever holds it; shown inside `/s`. */
export function LinkPage<T>({ code, title, open, children }: LinkPageProps<T>) {
  const { client, store } = usePortal();
  const { holder, opened } = useMemo(() => {
    const linked = linkHolder(client, store, code);
    return { holder: linked, opened: createResource(() => linked.use((headers) => open(client, headers))) };
  }, [client, code, open, store]);
  const state = useResource(opened);
  if (state.status === 'ready') return children(state.data, holder);
  return (
    <GuestFrame title={title}>
      <PageState
        onRetry={() => {
          void opened.load();
        }}
        skeleton={{ rows: 3, rowHeight: 72 }}
        state={state}
      >
        {() => null}
      </PageState>
    </GuestFrame>
  );
}
