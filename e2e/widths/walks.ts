import { accounts, linked, ownAddresses, walkers } from '../walk/addresses.ts';

/** Pages that somebody walks: who, with which account, and where. */
export interface Walk {
  readonly name: string;
  /** Null for nobody. */
  readonly account: string | null;
  readonly addresses: readonly string[];
}

/** Everything of everybody, and what guests are shown to somebody who is signed in. */
export const walks: readonly Walk[] = [
  ...walkers.map((walker) => ({
    name: `everything of ${walker}`,
    account: walker === 'anonymous' ? null : accounts[walker],
    addresses: ownAddresses(walker),
  })),
  {
    name: 'everything of guests, shown to an exhibitor,',
    account: accounts.exhibitor,
    addresses: linked,
  },
];
