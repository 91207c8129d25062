import type { RefusalCode } from './refusal-status.ts';

/** Every answer but token, captcha and logout (wire.md §1). `success` is `code === 200`. */
export interface Envelope<T> {
  readonly code: number;
  readonly success: boolean;
  readonly data: T;
  readonly msg: string;
}

/** `data` of a failure: the closed machine code, and what belongs to it. */
export interface RefusalData {
  readonly reason: RefusalCode;
  readonly [key: string]: unknown;
}

/** The un-enveloped failure of the token endpoint (wire.md §2). */
export interface TokenFailure {
  readonly code: 400;
  readonly success: false;
  /** Names a reason where something has to be done otherwise: a secret in the body, a header that is missing. */
  readonly data: {
    readonly reason?:
      | 'SECRET_IN_ADDRESS'
      | 'EXHIBITION_CLOSED'
      | 'EXHIBITION_NEEDED'
      | 'FORBIDDEN'
      | 'SECOND_FACTOR'
      | 'SECOND_FACTOR_WRONG'
      | 'SECOND_FACTOR_ENDED';
    /** Of `second_factor`: what the grant `totp` answers, and how many seconds that is possible. */
    readonly challenge?: string;
    readonly expiresIn?: number;
    /** Of the demo's admin: the code of now. */
    readonly demoCode?: string;
  };
  readonly msg: string;
  readonly error: 'invalid_grant' | 'second_factor' | 'second_factor_wrong';
  readonly error_code: 400;
  readonly error_description: string;
}
