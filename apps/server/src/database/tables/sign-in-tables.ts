import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;

interface SignInFailureTable {
  tenant_id: string;
  login: string;
  /** The address, of IPv6 the network, or the device. */
  address: string;
  /** The address, of IPv6 the site. */
  around: string;
  /** From a pair or a device that signed in to the account before. */
  known: boolean;
  failed_at: DefaultedTime;
  id: Generated<string>;
}

interface SignInThrottleTable {
  address: string;
  next_at: Timestamp;
}

interface SignInWaitTable {
  tenant_id: string;
  login: string;
  address: string;
  due_at: Timestamp;
}

interface KnownAddressTable {
  tenant_id: string;
  account_id: string;
  address: string;
  last_used_at: Timestamp;
}

interface KnownDeviceTable {
  tenant_id: string;
  account_id: string;
  token_hash: Buffer;
  last_used_at: Timestamp;
}

/** The tables of signing in as kysely sees them: who failed, who is known, who waits. */
export interface SignInTables {
  sign_in_failure: SignInFailureTable;
  sign_in_throttle: SignInThrottleTable;
  sign_in_wait: SignInWaitTable;
  known_address: KnownAddressTable;
  known_device: KnownDeviceTable;
}
