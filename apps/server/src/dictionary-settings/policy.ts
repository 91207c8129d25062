import type { ConsoleDictionaryName } from '@zhantai/contract';
import { Refusal } from '../platform/refusal.ts';

/** @throws Refusal FORBIDDEN for a dictionary that is made of what the product or the exhibition knows. */
export function requireKept(origin: ConsoleDictionaryName['origin']): void {
  if (origin === 'made') throw new Refusal('FORBIDDEN');
}
