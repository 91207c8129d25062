import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore, type Semaphore } from '../../platform/semaphore.ts';

// argon2id is the library's default algorithm; cost as OWASP advises (19 MiB, two passes, one lane).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at once: each takes a thread that files and names of hosts need too, and 19 MiB. */
const atOnce = Math.min(2, availableParallelism());
/** At a hash in 30 ms nobody waits for more than a few seconds. */
const outsiders = createSemaphore(atOnce, 200);
/** Who is known does not stand behind those who guess. */
const known = createSemaphore(1, 200);

/** The argon2id hash of a password, computed outside the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return within(known, () => hash(password.normalize('NFC'), cost));
}

// Made at the start, so that the first who asks for an unknown account does not wait for it.
const hashOfNobody = hash(randomBytes(32).toString('base64url'), cost);

/**
 * Whether `password` belongs to `passwordHash`. Without a hash (unknown account, password never set) the work is the
 * same, so that the time of the answer does not tell which accounts exist.
 * @param isKnown of who comes from where the account signed in before: they do not wait behind others.
 * @throws Refusal OVERLOADED where too many wait.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  isKnown = false,
): Promise<boolean> {
  const other = await hashOfNobody;
  const fits = await within(isKnown ? known : outsiders, () =>
    verify(passwordHash ?? other, password.normalize('NFC')),
  );
  return fits && passwordHash !== null;
}

async function within<T>(places: Semaphore, work: () => Promise<T>): Promise<T> {
  await places.enter();
  try {
    return await work();
  } finally {
    places.leave();
  }
}
