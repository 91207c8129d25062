import type { Access, RefusalCode } from '@zhantai/contract';

/** How a call is made. */
export interface CallKind {
  readonly method: string;
  readonly access: Access;
  /** It takes tenant, exhibition and client headers. */
  readonly headers: boolean;
  readonly multipart: boolean;
}

/** What every call of this kind may be refused with, whatever it does (wire.md §1). */
export function generalRefusals({ method, access, headers, multipart }: CallKind): readonly RefusalCode[] {
  return [
    'BAD_REQUEST',
    'UNKNOWN_FIELD',
    ...(headers
      ? (['CLIENT_REJECTED', 'TENANT_NOT_FOUND', 'EXHIBITION_NEEDED', 'WRONG_EXHIBITION'] as const)
      : []),
    ...(access === 'open' ? [] : (['UNAUTHORIZED', 'TOKEN_EXPIRED', 'TOKEN_REVOKED', 'FORBIDDEN'] as const)),
    ...(method === 'POST'
      ? (['IDEMPOTENCY_CONFLICT', 'REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const)
      : []),
    ...(multipart ? (['FILE_TOO_LARGE', 'FILE_TYPE'] as const) : []),
    'TOO_MANY_REQUESTS',
    'SERVER_ERROR',
    'OVERLOADED',
  ];
}
