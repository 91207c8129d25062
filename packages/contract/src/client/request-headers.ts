import type { SessionToken } from './session-store.ts';

/** Who asks, before anybody signed in: tenant, exhibition and the browser application. */
export interface Identity {
  readonly tenantId: string;
  readonly exhibitionId: string;
  readonly client: { readonly id: string; readonly secret: string };
}

export interface HeaderParts {
  readonly identity: Identity | null;
  readonly language: string;
  readonly token: SessionToken | null;
  readonly extra: Readonly<Record<string, string>>;
}

/** Headers of every request (wire.md §1). */
export function requestHeaders({ identity, language, token, extra }: HeaderParts): Record<string, string> {
  return {
    'Accept-Language': language,
    ...(identity === null
      ? {}
      : {
          Authorization: `Basic ${btoa(`${identity.client.id}:${identity.client.secret}`)}`,
          'Tenant-Id': identity.tenantId,
          'Exhibition-Id': identity.exhibitionId,
        }),
    ...(token === null ? {} : { 'Blade-Auth': `bearer ${token.accessToken}` }),
    ...extra,
  };
}
