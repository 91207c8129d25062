import type { Context, Language } from '@zhantai/engine';
import type { DemoBooth, DemoExhibitor, DemoPerson } from '../exhibitors/exhibitor.ts';

/** For whom sample answers are written: an exhibitor, or an account of a supplier or a medium. */
export interface SamplePersona {
  /** Answers of one id stay the same. */
  readonly id: string;
  readonly language: Language;
  readonly exhibitor: DemoExhibitor | null;
  readonly contact: DemoPerson;
  /** The largest booth, if there is one. */
  readonly booth: DemoBooth | undefined;
  /** Metres. */
  readonly heightLimit: number;
  /** What `${…}` reads for them on a day, `YYYY-MM-DD`. */
  readonly contextOn: (today: string) => Context;
}
