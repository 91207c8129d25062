import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of accounts: who they are and what they may, never how they sign in. */
export const accountArchive = [
  archiveKind('account', 'everything', ['account_id'], {
    account_id: 'account',
    phone: 'kept',
    username: 'kept',
    tenant_admin: 'left out',
    name: 'kept',
    email: 'kept',
    password_hash: 'left out',
    need_set_pwd: 'left out',
    locked_reason: 'kept',
    totp_sealed: 'left out',
    totp_key_id: 'left out',
    totp_last_step: 'left out',
    factor_put_off_until: 'left out',
    draft_key: 'left out',
    draft_key_id: 'left out',
    email_verified_at: 'happened',
    created_at: 'happened',
  }),
  archiveKind('membership', 'everything', ['membership_id'], {
    membership_id: 'kept',
    account_id: 'account',
    role: 'kept',
    of_tenant: 'left out',
    exhibitor_id: 'kept',
    main: 'kept',
    form_ids: 'kept',
    may_decide: 'kept',
    may_see_sensitive: 'kept',
    halls: 'kept',
    last_used_at: 'left out',
    invited_name: 'kept',
    created_at: 'happened',
  }),
];
