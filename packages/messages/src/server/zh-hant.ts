import type { ServerWords } from './zh-hans.ts';

/** The server's words in the wording of Taiwan. */
export const zhHant = {
  booth: '{hall} 號館 {number}',
  person: '{name}[（{mobile}）]',
  masked: '已隱藏',
} as const satisfies ServerWords;
