import type { TokenAnswer, UserInfo } from '@zhantai/contract';
import type { Exhibition } from '../exhibitions/index.ts';
import type { Account } from './store/accounts.ts';
import type { Membership } from './store/memberships.ts';
import type { Profile } from './store/profiles.ts';

/** What a session gives away: its membership, its refresh token, and whether a password may be set in it. */
interface Opened {
  readonly membership: Membership;
  readonly refreshToken: string;
  readonly maySetPassword: boolean;
}

/** The answer of the token endpoint, without an envelope (wire.md §2). */
export function presentTokens(
  exhibition: Exhibition,
  account: Account,
  { membership, refreshToken, maySetPassword }: Opened,
  given: { readonly accessToken: string; readonly lifeSeconds: number; readonly draftKey: string },
): TokenAnswer {
  const login = account.phone ?? account.username ?? '';
  return {
    access_token: given.accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: given.lifeSeconds,
    scope: 'all',
    tenant_id: exhibition.tenantId,
    client_id: exhibition.client.id,
    user_id: account.accountId,
    account: login,
    user_name: login,
    nick_name: account.name,
    real_name: account.name,
    avatar: '',
    role_id: membership.membershipId,
    role_name: membership.role,
    exhibit_id: exhibition.exhibitionId,
    exhibitor_id: membership.exhibitorId,
    need_set_pwd: account.needSetPwd || maySetPassword,
    detail: { draftKey: given.draftKey },
  };
}

/** The current user (wire.md §2). */
export function presentUser(profile: Profile, draftKey: string): UserInfo {
  return {
    data: {
      id: profile.accountId,
      account: profile.phone ?? profile.username ?? '',
      name: profile.name,
      phone: profile.phone ?? '',
      email: profile.email,
      avatar: '',
      roleName: profile.role,
      exhibitorId: profile.exhibitorId,
      exhibitorName: profile.exhibitorName,
      exhibitId: profile.exhibitionId,
      transport_formId: profile.transportFormId,
      common_formId: profile.commonFormId,
      needSetPwd: profile.needSetPwd,
      completed: !profile.needSetPwd && profile.name !== '',
      draftKey,
    },
  };
}
