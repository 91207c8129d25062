import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { Vault } from '../platform/vault.ts';
import { insertBadgeKey, selectBadgeKeys, type BadgeKeyRow } from './store.ts';

/** A key pair that signs badges of an exhibition (ECDSA on P-256). */
export interface BadgeKey {
  readonly number: number;
  readonly publicKey: KeyObject;
  /** The private key: 32 bytes. */
  readonly secret: Buffer;
}

/** Keys of exhibitions, made when they are first needed. */
export interface BadgeKeys {
  /** The one that signs: the newest. */
  signing(scope: Scope): Promise<BadgeKey>;
  /** The public key of a number; null if the exhibition has none. */
  verifying(scope: Scope, number: number): Promise<KeyObject | null>;
}

/** Keys are kept sealed in the database; what a process read of them it keeps. */
export function createBadgeKeys(database: Database, vault: Vault): BadgeKeys {
  const cache = new Map<string, Promise<readonly BadgeKey[]>>();
  const load = (scope: Scope): Promise<readonly BadgeKey[]> => {
    const key = placeOf(scope);
    const loading = selectBadgeKeys(database, scope).then((rows) =>
      rows.map((row) => open(vault, scope, row)),
    );
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
  const keysOf = (scope: Scope): Promise<readonly BadgeKey[]> => cache.get(placeOf(scope)) ?? load(scope);
  return {
    async signing(scope) {
      const [newest] = await keysOf(scope);
      if (newest !== undefined) return newest;
      // Of several processes the first one's key stands.
      await insertBadgeKey(database, scope, make(vault, scope));
      const [made] = await load(scope);
      if (made === undefined) throw new Error('The badge key that was made is gone.');
      return made;
    },
    async verifying(scope, number) {
      const find = (keys: readonly BadgeKey[]): BadgeKey | undefined =>
        keys.find((key) => key.number === number);
      const known = find(await keysOf(scope)) ?? find(await load(scope));
      return known?.publicKey ?? null;
    },
  };
}

const FIRST_NUMBER = 1;

function make(vault: Vault, scope: Scope): BadgeKeyRow {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { d } = privateKey.export({ format: 'jwk' });
  const sealed = vault.seal(d, 'badge key', placeOf(scope));
  return {
    number: FIRST_NUMBER,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    privateKey: sealed.ciphertext,
    keyId: sealed.keyId,
  };
}

function open(vault: Vault, scope: Scope, row: BadgeKeyRow): BadgeKey {
  const secret = vault.open({ keyId: row.keyId, ciphertext: row.privateKey }, placeOf(scope));
  return {
    number: row.number,
    publicKey: createPublicKey({ key: row.publicKey, type: 'spki', format: 'der' }),
    secret: Buffer.from(String(secret), 'base64url'),
  };
}

const placeOf = ({ tenantId, exhibitionId }: Scope): string =>
  JSON.stringify(['badge key', tenantId, exhibitionId]);

/** The same row with its private key sealed by the key that seals now. */
export function resealedBadgeKey(vault: Vault, scope: Scope, row: BadgeKeyRow): BadgeKeyRow {
  const plain = vault.open({ keyId: row.keyId, ciphertext: row.privateKey }, placeOf(scope));
  const { ciphertext, keyId } = vault.seal(plain, 'badge key', placeOf(scope));
  return { ...row, privateKey: ciphertext, keyId };
}
