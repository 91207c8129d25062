import type { SearchAnswer } from '@zhantai/contract';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useMemo } from 'react';
import { useServices } from '../session/services-context.ts';

const PAUSE_MS = 200;

const nothing: SearchAnswer = {
  exhibitors: [],
  booths: [],
  accounts: [],
  forms: [],
  fields: [],
  orders: [],
  articles: [],
  more: false,
};

/** What the server finds of a text, a moment after the last letter. */
export interface Search {
  readonly answer: SearchAnswer;
  /** It is being looked for. */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Looks for a text while it is typed. */
export function useFindings(text: string): Search {
  const { client } = useServices();
  const settled = useDebounced(text, PAUSE_MS);
  const sought = useMemo(
    () =>
      createResource(async () =>
        settled === '' ? nothing : client.call('consoleSearch', { query: { q: settled } }),
      ),
    [client, settled],
  );
  const state = useResource(sought);
  const { data } = useLastReady(state);
  return {
    answer: text === '' ? nothing : (data ?? nothing),
    isBusy: text !== settled || (state.status !== 'ready' && state.status !== 'failed'),
    hasFailed: state.status === 'failed',
  };
}
