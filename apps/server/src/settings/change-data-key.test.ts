import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetOtherDataKeys, loadSecrets, replaceDataKey } from './secrets.ts';
import { StartupFailure } from './startup-failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'zhantai-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a new data key', () => {
  it('seals from the next start on, and those before it open until they are forgotten', () => {
    const first = loadSecrets(folder, {});
    expect(first.dataKeys.others).toEqual([]);
    replaceDataKey(folder, {});
    const second = loadSecrets(folder, {});
    expect(second.dataKeys.current.equals(first.dataKeys.current)).toBe(false);
    expect(second.dataKeys.others).toEqual([first.dataKeys.current]);
    replaceDataKey(folder, {});
    const third = loadSecrets(folder, {});
    expect(third.dataKeys.others).toEqual([second.dataKeys.current, first.dataKeys.current]);
    forgetOtherDataKeys(folder, {});
    expect(loadSecrets(folder, {})).toEqual({ ...third, dataKeys: { ...third.dataKeys, others: [] } });
  });

  it('comes from the environment where the old one does', () => {
    const env = { DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
    expect(() => replaceDataKey(folder, env)).toThrow(StartupFailure);
    const others = [Buffer.alloc(32, 8), Buffer.alloc(32, 9)];
    const DATA_KEY_OTHERS = others.map((key) => key.toString('base64')).join(', ');
    expect(loadSecrets(folder, { ...env, DATA_KEY_OTHERS }).dataKeys).toEqual({
      current: Buffer.alloc(32, 7),
      others,
    });
    expect(() => loadSecrets(folder, { ...env, DATA_KEY_OTHERS: 'short' })).toThrow('DATA_KEY_OTHERS');
  });
});
