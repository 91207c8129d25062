import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('are kept as argon2id with a salt of their own', async () => {
    const [one, other] = await Promise.all([hashPassword('Zhantai2027'), hashPassword('Zhantai2027')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('fit their own hash only', async () => {
    const kept = await hashPassword('Zhantai2027');
    expect(await verifyPassword(kept, 'Zhantai2027')).toBe(true);
    expect(await verifyPassword(kept, 'zhantai2027')).toBe(false);
    expect(await verifyPassword(kept, '')).toBe(false);
  });

  it('fit whichever way a keyboard composes their letters', async () => {
    expect(await verifyPassword(await hashPassword('Caf\u00e91'), 'Cafe\u03011')).toBe(true);
  });

  it('never fit an account that has none', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
    expect(await verifyPassword(null, 'Zhantai2027')).toBe(false);
  });

  it('leave the event loop free', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await hashPassword('Zhantai2027');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});
