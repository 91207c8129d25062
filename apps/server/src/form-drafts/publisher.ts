import type { Language } from '@zhantai/engine';
import type { Origin, Staff } from '../auth/index.ts';
import type { Exhibition } from '../exhibitions/index.ts';

/** Who publishes, where and from where. */
export interface Publisher {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
  readonly language: Language;
}
