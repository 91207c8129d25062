import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `unsupported`. */
export const unsupportedSettings: readonly SettingKey[] = ['label'];
