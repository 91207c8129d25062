import type { Database } from '../database/database.ts';
import type { Dictionaries } from '../dictionaries/index.ts';
import { createFileLinks, type FileLinks } from '../files/index.ts';
import { definitionsOf, type DefinitionCache } from '../forms/index.ts';
import type { Deps } from '../platform/feature.ts';
import { createVault, type Vault } from '../platform/vault.ts';
import type { SubmissionHooks } from './submission-hooks.ts';
import { knownDictionaries } from './answers/known-dictionaries.ts';
import { writerOf, type SubmissionWriter } from './writer/submission-writer.ts';

/** What taking and showing submissions works with. */
export interface SubmissionServices {
  readonly database: Database;
  readonly definitions: DefinitionCache;
  readonly dictionaries: Dictionaries;
  readonly links: FileLinks;
  readonly vault: Vault;
  readonly hooks: readonly SubmissionHooks[];
  /** Writes what is saved and handed in. */
  readonly writer: SubmissionWriter;
  /** The server's clock. */
  readonly now: () => Date;
}

/** @param hooks what later features do with every submission; none where submissions are only read. */
export function submissionServices(
  { database, settings, now }: Deps,
  hooks: readonly SubmissionHooks[] = [],
): SubmissionServices {
  return {
    database,
    definitions: definitionsOf(database),
    dictionaries: knownDictionaries,
    links: createFileLinks(settings.secrets.linkSecret),
    vault: createVault(settings.secrets.dataKeys),
    hooks,
    writer: writerOf(database),
    now,
  };
}
