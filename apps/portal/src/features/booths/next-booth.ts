import type { BoothEntry, FormInfo } from '@zhantai/contract';

/** Where there is still something to do after the booth that is open: the next one, then from the first on. */
export function nextBooth({ booth, booths }: Pick<FormInfo, 'booth' | 'booths'>): BoothEntry | null {
  const at = booths.findIndex(({ id }) => id === booth?.id);
  const others = [...booths.slice(at + 1), ...booths.slice(0, Math.max(at, 0))];
  return others.find(({ required, status }) => required && isOpen(status)) ?? null;
}

const isOpen = (status: BoothEntry['status']): boolean =>
  status === 'none' || status === 'draft' || status === 'fail';
