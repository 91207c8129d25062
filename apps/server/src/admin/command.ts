import type { Database } from '../database/database.ts';
import type { Environment } from '../settings/environment.ts';
import type { Settings } from '../settings/settings.ts';

/** Named values of a command line. */
export type Values = Readonly<Record<string, string | undefined>>;

/** What a command works with. */
export interface CommandContext {
  readonly database: Database;
  readonly settings: Pick<Settings, 'publicUrl' | 'dataDir' | 'secrets' | 'demo' | 'sms' | 'mail' | 'files'>;
  readonly env: Environment;
  readonly now: () => Date;
}

export interface Command {
  readonly usage: string;
  /** How many words follow the name, at least and at most; none where it is missing. */
  readonly words?: readonly [least: number, most: number];
  /**
   * Resolves to what the terminal says.
   * @throws UsageError with one sentence for what was not typed right, or asks for what cannot be.
   */
  run(context: CommandContext, values: Values, words: readonly string[]): Promise<string>;
}
