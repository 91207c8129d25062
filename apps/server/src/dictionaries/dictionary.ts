import type { DictionaryEntry } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';

/** Who asks a dictionary, and in which language the labels are wanted. */
export interface Asker {
  readonly scope: Scope;
  readonly accountId: string;
  /** The own exhibitor, or null for roles without one. */
  readonly exhibitorId: string | null;
  readonly language: Language;
}

/** Which entries are wanted. */
export interface EntryFilter {
  /** Children of this entry; an empty one has none. Undefined: from the top. */
  readonly parentKey?: string | undefined;
  /** Every one must be among what the entry says of itself under that name. */
  readonly facets: Readonly<Record<string, string>>;
  /** A large tree, too, comes with everything below its entries. */
  readonly whole?: boolean;
}

/** An entry found by its value, with its place in the tree. */
export interface PlacedEntry {
  readonly value: string;
  readonly label: string;
  readonly parent: string | null;
  readonly disabled: boolean;
}

/** A list of options under a code. */
export interface Dictionary {
  /** Whether every exhibitor has entries of their own. */
  readonly perExhibitor: boolean;
  /** What a filter leaves, in order. A small tree comes whole, a large one level by level with `leaf`. */
  list(database: Database, asker: Asker, filter: EntryFilter): Promise<readonly DictionaryEntry[]>;
  /** The entries of these values wherever they stand, in the order asked; unknown values are left out. */
  find(database: Database, asker: Asker, values: readonly string[]): Promise<readonly PlacedEntry[]>;
}
