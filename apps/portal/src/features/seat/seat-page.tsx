import { useMemo, useState } from 'react';
import { GuestFrame } from '../../shell/page/guest-frame.tsx';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { HumanAsking } from '../ticket/human-asking.tsx';
import { createHumanGate } from '../ticket/human-gate.ts';
import { linkHolder } from '../ticket/link-holder.ts';
import { SeatCard } from './seat-card.tsx';
import { SeatSearch, type Wanted } from './seat-search.tsx';
import styles from './seat.module.css';

/** The code under which the organiser opens the search. */
const SEARCH = 'SEAT';

/** `/seat_search`: one's seat by full name and the last four digits, on the plan of the hall (pages.md). */
export const SeatPage = () => {
  const { client, language, location, store, words } = usePortal();
  const text = words.guests.seat;
  const code = parseAddress(useAddress(location)).query.get('code') ?? SEARCH;
  const holder = useMemo(() => linkHolder(client, store, code), [client, store, code]);
  const [gate] = useState(() => createHumanGate(true));
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const found = useMemo(
    () =>
      createResource(async () => {
        if (wanted === null) return null;
        const { name, mobile, company } = wanted;
        const body = { name, mobile, ...(company === '' ? {} : { company }) };
        return gate.pass((proof) =>
          holder.use((ticket) =>
            client.call('openSeat', { language, body, headers: { ...ticket, ...proof } }),
          ),
        );
      }),
    [client, gate, holder, language, wanted],
  );
  const state = useResource(found);
  const answer = state.status === 'ready' ? state.data : null;
  const refused = state.status === 'failed' && state.error.reason !== 'CANCELLED' ? state.error : null;

  return (
    <GuestFrame lead={text.lead} title={text.heading}>
      <div className={styles['page']}>
        <SeatSearch
          needsCompany={answer?.ask === 'company' || (wanted?.company ?? '') !== ''}
          busy={state.status === 'loading' && wanted !== null}
          onSearch={setWanted}
          refusal={refused === null ? null : errorSentence(refused, words)}
        />
        {answer !== null && answer.seat === null && answer.ask === null && (
          <output className={styles['unknown']}>
            <b>{text.none}</b>
            {text.noneText}
          </output>
        )}
        {answer !== null && answer.seat !== null && (
          <SeatCard
            key={`${answer.seat.label} ${answer.seat.name}`}
            onAgain={() => {
              setWanted(null);
            }}
            seat={answer.seat}
          />
        )}
      </div>
      <HumanAsking gate={gate} />
    </GuestFrame>
  );
};
