import { createHash, hkdfSync } from 'node:crypto';

/** Keys of data at rest, 32 bytes each: one seals; the others open and find as well, while a key is changed. */
export interface DataKeys {
  readonly current: Buffer;
  readonly others: readonly Buffer[];
}

/** A key for one purpose. */
export interface DerivedKey {
  /** Number of the data key that it comes from: 16 hexadecimal digits, which tell nothing of it. */
  readonly keyId: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** What was sealed with a data key that this installation does not have. */
export class MissingDataKey extends Error {
  constructor(keyId: string) {
    super(
      `Something was sealed with the data key ${keyId}, which is in neither DATA_KEY nor DATA_KEY_OTHERS.`,
    );
  }
}

/** Keys for one purpose, the one that seals first. */
export function deriveKeys(
  { current, others }: DataKeys,
  purpose: string,
): readonly [DerivedKey, ...DerivedKey[]] {
  const first = deriveKey(current, purpose);
  const rest = others.map((key) => deriveKey(key, purpose));
  return [
    first,
    ...rest.filter(({ keyId }, at) => ![first, ...rest.slice(0, at)].some((one) => one.keyId === keyId)),
  ];
}

/** Numbers of the keys, that of the one that seals first. */
export function keyIdsOf(keys: DataKeys): readonly [string, ...string[]] {
  const [first, ...rest] = deriveKeys(keys, '');
  return [first.keyId, ...rest.map(({ keyId }) => keyId)];
}

function deriveKey(dataKey: Buffer, purpose: string): DerivedKey {
  const derive = (name: string): Buffer => Buffer.from(hkdfSync('sha256', dataKey, '', name, 32));
  const keyId = createHash('sha256').update(derive('zhantai key id')).digest('hex').slice(0, 16);
  return { keyId, key: derive(purpose) };
}
