import type { Session } from '@zhantai/engine';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FormPlace } from '../form/form-place.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createQuote, type Quote, type QuoteState } from './create-quote.ts';

/** What the answers of an open form cost; of one that is locked, what was ordered with it, where something was. */
export function useQuote(
  { formId, id, boothId }: { readonly formId: string } & Pick<FormPlace, 'id' | 'boothId'>,
  session: Session,
  locked: boolean,
): QuoteState & Pick<Quote, 'retry'> {
  const { client, language } = usePortal();
  const quote = useMemo(
    () =>
      createQuote(session, async (answers) => {
        const place = {
          formId,
          ...(id === undefined ? {} : { id }),
          ...(boothId === undefined ? {} : { boothId }),
        };
        const standing = locked ? await client.call('querySupport', { language, body: place }) : null;
        if (standing !== null && standing.status !== 'none') return standing;
        return client.call('querySupport', { language, body: { ...place, answers } });
      }),
    [client, formId, id, boothId, session, locked, language],
  );
  useEffect(() => quote.follow(), [quote]);
  const state = useSyncExternalStore(quote.subscribe, quote.state);
  return { ...state, retry: quote.retry };
}
