import type { Database } from '../database/database.ts';
import type { Dictionaries } from '../dictionaries/index.ts';
import { createFileLinks, type FileLinks } from '../files/index.ts';
import { definitionsOf, type DefinitionCache } from '../forms/index.ts';
import type { Deps } from '../platform/feature.ts';
import { createVault, type Vault } from '../platform/vault.ts';
import { createRecentSubmissions, type RecentSubmissions } from './recent-submissions.ts';
import type { Consequences } from './consequences.ts';
import { knownDictionaries } from './known-dictionaries.ts';

/** What taking and showing submissions works with. */
export interface SubmissionServices {
  readonly database: Database;
  readonly definitions: DefinitionCache;
  readonly dictionaries: Dictionaries;
  readonly links: FileLinks;
  readonly vault: Vault;
  readonly consequences: readonly Consequences[];
  readonly recent: RecentSubmissions;
  /** The server's clock. */
  readonly now: () => Date;
}

/** @param consequences what later features do with every submission; none where submissions are only read. */
export function submissionServices(
  { database, settings, now }: Deps,
  consequences: readonly Consequences[] = [],
): SubmissionServices {
  return {
    database,
    definitions: definitionsOf(database),
    dictionaries: knownDictionaries,
    links: createFileLinks(settings.secrets.linkSecret),
    vault: createVault(settings.secrets.dataKeys),
    consequences,
    recent: createRecentSubmissions(),
    now,
  };
}
