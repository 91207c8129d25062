import { limits } from '@zhantai/contract';
import type { Database, Transaction } from '../../database/database.ts';
import type { Vault } from '../../platform/vault.ts';
import {
  replaceRecoveryCodes,
  selectFactor,
  takeRecoveryCode,
  updateFactor,
  updateLastStep,
  type AccountKey,
  type SealedSecret,
} from '../store/second-factors.ts';
import { demoFactorSecret } from './demo-factor.ts';
import { hashRecoveryCode, isRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { makeTotpSecret, totpCode, totpStep } from './totp.ts';

/** Second factors of accounts: codes of an authenticator, and recovery codes (docs/console.md). */
export interface SecondFactors {
  /** A new secret, and the ticket that enrols it together with a code. */
  begin(owner: AccountKey, now: Date): { readonly secret: string; readonly ticket: string };
  /** Enrols the secret of a ticket. @returns the recovery codes, shown once; null where ticket or code are not right. */
  confirm(
    transaction: Transaction,
    owner: AccountKey,
    given: { readonly ticket: string; readonly code: string },
    now: Date,
  ): Promise<readonly string[] | null>;
  /** Enrols a secret that is known already. */
  enrol(database: Database, owner: AccountKey, secret: string): Promise<void>;
  /** Takes a code, once; whoever calls has locked the account. @returns what it was; null for a wrong one. */
  take(
    transaction: Transaction,
    owner: AccountKey,
    code: string,
    now: Date,
  ): Promise<'totp' | 'recovery' | null>;
  /** The present code of an account whose secret everybody may know; null of any other. */
  knownCode(database: Database, owner: AccountKey, now: Date): Promise<string | null>;
}

const secretPlace = ({ tenantId, accountId }: AccountKey): string =>
  JSON.stringify(['second factor', tenantId, accountId]);
const ticketPlace = ({ tenantId, accountId }: AccountKey): string =>
  JSON.stringify(['second factor to be', tenantId, accountId]);

/** Seals the secret of an account. */
export function sealFactor(vault: Vault, owner: AccountKey, secret: unknown): SealedSecret {
  const { keyId, ciphertext } = vault.seal(secret, 'second factor', secretPlace(owner));
  return { keyId, ciphertext };
}

/** Opens the secret of an account. @throws MissingDataKey. */
export function openFactor(vault: Vault, owner: AccountKey, sealed: SealedSecret): string {
  return String(vault.open(sealed, secretPlace(owner)));
}

/**
 * @param secret of the installation, by which recovery codes are hashed.
 * @param demo codes of {@link demoFactorSecret} are told, and good more than once: they keep nobody out.
 */
export function createSecondFactors(vault: Vault, secret: Uint8Array, demo: boolean): SecondFactors {
  const secretOf = async (database: Database, owner: AccountKey) => {
    const kept = await selectFactor(database, owner);
    return kept === null ? null : { ...kept, secret: openFactor(vault, owner, kept.sealed) };
  };
  return {
    begin(owner, now) {
      const made = makeTotpSecret();
      const ends = now.getTime() + limits.factorTicketSeconds * 1000;
      const { keyId, ciphertext } = vault.seal([made, ends], 'second factor', ticketPlace(owner));
      return { secret: made, ticket: `${keyId}.${ciphertext.toString('base64url')}` };
    },
    async confirm(transaction, owner, { ticket, code }, now) {
      const made = readTicket(vault, owner, ticket, now);
      const step = made === null ? null : totpStep(made, code, now);
      if (made === null || step === null) return null;
      await updateFactor(transaction, owner, sealFactor(vault, owner, made), step);
      const codes = makeRecoveryCodes();
      const hashes = codes.map((one) => hashRecoveryCode(secret, owner, one));
      await replaceRecoveryCodes(transaction, owner, hashes);
      return codes;
    },
    async enrol(database, owner, known) {
      await updateFactor(database, owner, sealFactor(vault, owner, known));
    },
    async take(transaction, owner, typed, now) {
      const code = typed.trim().toUpperCase();
      if (isRecoveryCode(code)) {
        const good = await takeRecoveryCode(transaction, owner, hashRecoveryCode(secret, owner, code));
        return good ? 'recovery' : null;
      }
      const kept = await secretOf(transaction, owner);
      const step = kept === null ? null : totpStep(kept.secret, code, now);
      if (kept === null || step === null) return null;
      const again = demo && kept.secret === demoFactorSecret;
      if (!again && kept.lastStep !== null && step <= kept.lastStep) return null;
      await updateLastStep(transaction, owner, step);
      return 'totp';
    },
    async knownCode(database, owner, now) {
      if (!demo) return null;
      const kept = await secretOf(database, owner);
      return kept?.secret === demoFactorSecret ? totpCode(kept.secret, now) : null;
    },
  };
}

/** The secret of a ticket that was made for this account and is not over; null of any other. */
function readTicket(vault: Vault, owner: AccountKey, ticket: string, now: Date): string | null {
  const [keyId = '', sealed = ''] = ticket.split('.');
  try {
    const opened = vault.open({ keyId, ciphertext: Buffer.from(sealed, 'base64url') }, ticketPlace(owner));
    if (!Array.isArray(opened)) return null;
    const [made, ends]: readonly unknown[] = opened;
    return typeof made === 'string' && typeof ends === 'number' && now.getTime() < ends ? made : null;
  } catch {
    // Made up, altered, or somebody else's.
    return null;
  }
}
