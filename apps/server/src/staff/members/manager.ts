import type { Origin, Staff } from '../../auth/index.ts';
import type { Exhibition } from '../../exhibitions/index.ts';

/** Who manages the staff, where and from where. */
export interface Manager {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}
