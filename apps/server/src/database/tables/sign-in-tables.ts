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

interface StaffLinkTable {
  tenant_id: string;
  exhibition_id: string;
  link_id: string;
  code_hash: Buffer;
  /** Whose password it sets; null of an invitation that nobody accepted. */
  account_id: string | null;
  name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  /** Set of invitations. */
  role: string | null;
  form_groups: Generated<string[]>;
  form_ids: Generated<string[]>;
  halls: Generated<string[]>;
  may_decide: Generated<boolean>;
  may_see_sensitive: Generated<boolean>;
  member_ends_at: Timestamp | null;
  made_by: string | null;
  made_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface RecoveryCodeTable {
  tenant_id: string;
  account_id: string;
  code_hash: Buffer;
  used_at: Timestamp | null;
}

interface SecondFactorChallengeTable {
  tenant_id: string;
  challenge_hash: Buffer;
  account_id: string;
  failures: Generated<number>;
  expires_at: Timestamp;
}

interface ActingCodeTable {
  tenant_id: string;
  exhibition_id: string;
  code_hash: Buffer;
  membership_id: string;
  acting_membership_id: string;
  reason: string;
  expires_at: Timestamp;
}

/** The tables of signing in as kysely sees them: who failed, who is known, who waits. */
export interface SignInTables {
  sign_in_failure: SignInFailureTable;
  sign_in_throttle: SignInThrottleTable;
  sign_in_wait: SignInWaitTable;
  known_address: KnownAddressTable;
  known_device: KnownDeviceTable;
  staff_link: StaffLinkTable;
  recovery_code: RecoveryCodeTable;
  second_factor_challenge: SecondFactorChallengeTable;
  acting_code: ActingCodeTable;
}
