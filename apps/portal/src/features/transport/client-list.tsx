import { EmptyState, Icon, Status, TextInput } from '@zhantai/ui';
import { useState } from 'react';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { findClients, type TransportClient } from './clients.ts';
import { transportAddress } from '../detail/transport-address.ts';
import styles from './client-list.module.css';

export interface ClientListProps {
  readonly clients: readonly TransportClient[];
  readonly chosen: string | null;
  /** Level of its heading: the page's own while nothing else is open. */
  readonly heading: 1 | 2;
}

/** The exhibitors who chose this supplier, found by booth or name. */
export const ClientList = ({ clients, chosen, heading }: ClientListProps) => {
  const { words } = usePortal();
  const text = words.transport.clients;
  const [typed, setTyped] = useState('');
  const found = findClients(clients, typed);
  // Of any form that it fills in for them, not of the list alone.
  const open = clients.filter(({ exhibitor }) => (exhibitor.owed ?? 0) > 0);
  const Heading = heading === 1 ? 'h1' : 'h2';
  return (
    <nav aria-label={text.title} className={styles['nav']}>
      <p className={styles['head']}>
        <Heading>{text.title}</Heading>
        <span>{text.counts(clients.length, open.length)}</span>
      </p>
      <div className={styles['search']}>
        <TextInput
          aria-label={text.search}
          autoComplete="off"
          before={<Icon name="search" size={16} />}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
          placeholder={text.search}
          type="search"
          value={typed}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          className={styles['empty']}
          text={clients.length === 0 ? text.emptyText : text.noneText}
          title={clients.length === 0 ? text.empty : text.none}
        />
      ) : (
        <ul>
          {found.map(({ exhibitor, goods, status }) => (
            <li key={exhibitor.id}>
              <a
                aria-current={exhibitor.id === chosen ? 'page' : undefined}
                className={styles['client']}
                href={`#${transportAddress(exhibitor.id, undefined, status === 'adopt')}`}
              >
                <span className={styles['booth']}>{exhibitor.booths[0]?.number ?? '–'}</span>
                <span className={styles['name']}>{exhibitor.name}</span>
                <span className={styles['goods']}>
                  {goods === null ? text.nothing : text.pieces(goods.pieces, goods.volume.toFixed(2))}
                </span>
                <Status status={submissionStatus[status]} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['foot']}>
        <a href="#/transportSetting">{words.titles['/transportSetting']}</a>
      </p>
    </nav>
  );
};
