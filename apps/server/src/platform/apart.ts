import { deserialize, serialize } from 'node:v8';
import type { Database } from '../database/database.ts';
import type { Deps } from './feature.ts';

/**
 * Work of the server itself that would hold it up: texts to be cleaned, submissions whose lines an export wants, those that
 * a next version of their form judges.
 */
export type ApartName = 'html' | 'lines' | 'effects';

/** One kind of such work. Where the server has threads, one of them does it and answers with JSON in UTF-8. */
export interface Apart<Task> {
  /** How to have a thread of the server over this database do it; null without threads: the caller does it itself. */
  of(database: Database): ((task: Task) => Promise<Uint8Array>) | null;
}

/** Has a thread do something; a task is given as it is written for threads. */
export type AskThread = (name: ApartName, task: Uint8Array) => Promise<Uint8Array>;

const threads = new WeakMap<Database, AskThread>();
const works = new Map<ApartName, (deps: Deps, task: Uint8Array) => Promise<Uint8Array>>();

/** @param make what a thread makes of a task, which is plain data. */
export function createApart<Task>(
  name: ApartName,
  make: (deps: Deps, task: Task) => Promise<unknown>,
): Apart<Task> {
  works.set(name, async (deps, bytes) => {
    const task: Task = deserialize(bytes);
    return new TextEncoder().encode(JSON.stringify(await make(deps, task)));
  });
  return {
    of(database) {
      const ask = threads.get(database);
      return ask === undefined ? null : (task) => ask(name, new Uint8Array(serialize(task)));
    },
  };
}

/** From now on the server over this database has threads. */
export function offerThreads(database: Database, ask: AskThread): void {
  threads.set(database, ask);
}

/** What a thread does when it is asked. */
export async function workApart(deps: Deps, name: ApartName, task: Uint8Array): Promise<Uint8Array> {
  const work = works.get(name);
  if (work === undefined) throw new Error(`No feature does ${name} apart.`);
  return work(deps, task);
}
