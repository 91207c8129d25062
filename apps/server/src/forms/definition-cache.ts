import { parseDefinition, type Definition, type Language } from '@zhantai/engine';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { apartFromCall } from '../database/call/hand-over.ts';
import { findDefinition, type VersionNote } from './store.ts';

/** A published version: as it travels and, parsed, as the engine understands it. */
export interface LoadedVersion {
  readonly detail: unknown;
  /** What exhibitors are told of it and of earlier ones, the newest first. */
  readonly notes: readonly VersionNote[];
  in(language: Language): Definition;
}

/** Versions never change, so what was read once stays right; the ones used longest ago make room. */
export interface DefinitionCache {
  /** @throws if there is no such version: ids of versions come from the database only. */
  load(database: Database, scope: Scope, formId: string, version: number): Promise<LoadedVersion>;
}

const most = 500;

/** A cache of versions; one for each server process. */
export function createDefinitionCache(): DefinitionCache {
  const loaded = new Map<string, LoadedVersion>();
  return {
    async load(database, scope, formId, version) {
      const key = JSON.stringify([scope.tenantId, scope.exhibitionId, formId, version]);
      const known = loaded.get(key);
      if (known !== undefined) {
        loaded.delete(key);
        loaded.set(key, known);
        return known;
      }
      // It is read for all who come after.
      const found = await apartFromCall(() => findDefinition(database, scope, formId, version));
      if (found === null) throw new Error(`Form ${formId} has no version ${version}.`);
      const fresh = parsedWhenRead(found.definition, found.notes);
      loaded.set(key, fresh);
      for (const oldest of loaded.keys()) {
        if (loaded.size <= most) break;
        loaded.delete(oldest);
      }
      return fresh;
    },
  };
}

function parsedWhenRead(detail: unknown, notes: readonly VersionNote[]): LoadedVersion {
  const parsed = new Map<Language, Definition>();
  return {
    detail,
    notes,
    in(language) {
      const known = parsed.get(language);
      if (known !== undefined) return known;
      const definition = parseDefinition(detail, { language });
      parsed.set(language, definition);
      return definition;
    },
  };
}
