import { ApiError, type LocalStore } from '@zhantai/contract/client';

/** A ticket goes along with a call as a header. */
type TicketHeaders = Readonly<Record<string, string>>;

export interface TicketHolderOptions {
  readonly store: LocalStore;
  /** What the ticket belongs to: a short code, or a form that is open to everybody. */
  readonly key: string;
  /** Gets a fresh ticket; throws `ApiError`. */
  readonly open: () => Promise<string>;
}

/** The ticket of one page. It lives in this tab, never in the address (wire.md §4). */
export interface TicketHolder {
  /** Calls with the ticket; with a fresh one where the old one is over. Throws what the call throws. */
  readonly use: <T>(work: (headers: TicketHeaders) => Promise<T>) => Promise<T>;
  /** The next call gets a fresh ticket: one that was used stays with its submission. */
  readonly drop: () => void;
}

/** Makes the holder of a ticket. */
export function createTicketHolder({ store, key, open }: TicketHolderOptions): TicketHolder {
  const name = `ticket-${key}`;
  const kept = store.get(name, 'session');
  let current = typeof kept === 'string' ? kept : null;
  let opening: Promise<string> | null = null;

  const renew = async (): Promise<string> => {
    // Several calls of a page that opens need one ticket.
    opening ??= open().finally(() => {
      opening = null;
    });
    current = await opening;
    store.set(name, current, 'session');
    return current;
  };

  return {
    async use(work) {
      if (current !== null) {
        try {
          return await work({ Ticket: current });
        } catch (error) {
          if (!(error instanceof ApiError) || error.reason !== 'TICKET_INVALID') throw error;
        }
      }
      return work({ Ticket: await renew() });
    },
    drop() {
      current = null;
      store.remove(name, 'session');
    },
  };
}
