import { StartupFailure } from './startup-failure.ts';

// These texts may hold passwords, so they are never repeated.

/** `DATABASE_URL`; null without one. @throws StartupFailure for what is no address. */
export function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!isAddress(text)) {
    throw new StartupFailure('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  return text;
}

/**
 * `DATABASE_DIRECT_URL` as one address for each of its hosts; empty without one.
 * @throws StartupFailure for what is no address, or stands without `DATABASE_URL`.
 */
export function readDirectUrls(text: string | undefined, databaseUrl: string | null): readonly string[] {
  if (text === undefined) return [];
  if (databaseUrl === null) {
    throw new StartupFailure('DATABASE_DIRECT_URL works beside DATABASE_URL only: set that, or unset this.');
  }
  const parts = /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^/?#]*@)?(?<hosts>[^/?#@]+)(?<rest>\/[^#]*)?$/.exec(
    text,
  )?.groups;
  const urls = (parts?.['hosts'] ?? '').split(',').map((host) => {
    const url = `${parts?.['scheme'] ?? ''}${parts?.['user'] ?? ''}${host}${parts?.['rest'] ?? ''}`;
    return host === '' || !isAddress(url) ? null : withoutTarget(url);
  });
  if (!urls.every((url) => url !== null)) {
    throw new StartupFailure(
      'DATABASE_DIRECT_URL must look like postgres://user:password@host:5432,other:5432/database?target_session_attrs=read-write.',
    );
  }
  return urls;
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
}

/** Only one that takes changes is of use; null for an address that asks for another one. */
function withoutTarget(text: string): string | null {
  const url = new URL(text);
  const target = url.searchParams.get('target_session_attrs') ?? 'read-write';
  url.searchParams.delete('target_session_attrs');
  return ['read-write', 'primary', 'any'].includes(target) ? url.href : null;
}
