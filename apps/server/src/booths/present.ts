import type { Booth } from '@zhantai/contract';
import type { AllottedBooth } from './exhibitor.ts';

/** A booth as it travels. */
export function presentBooth({ hall, number, area, type, heightLimit }: AllottedBooth): Booth {
  return { hall, number, area, type, heightLimit };
}
