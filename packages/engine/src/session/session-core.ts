import type { CheckContext } from '../fields/field-core.ts';
import type { Notifier } from './notifier.ts';
import type { Context } from '../definition/context.ts';

/** What all nodes of one open form share. */
export interface SessionCore {
  readonly notifier: Notifier;
  readonly within: CheckContext;
  readonly context: Context;
  readonly readOnly: boolean;
  /** A row id that no row of the session bears; keeps the wanted one if it is free. */
  takeRowId(wanted: string | undefined): string;
}
