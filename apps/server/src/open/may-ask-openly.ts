import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { definitionsOf, findForm } from '../forms/index.ts';
import type { Ticket } from '../tickets/index.ts';

/** Whether the form that a ticket is for chooses from this dictionary; nothing else is shown to its holder. */
export async function mayAskOpenly(
  database: Database,
  exhibition: Exhibition,
  { formId }: Ticket,
  code: string,
): Promise<boolean> {
  const form = formId === null ? null : await findForm(database, exhibition, formId);
  if (form === null) return false;
  const version = await definitionsOf(database).load(database, exhibition, form.formId, form.version);
  const items = version.in('zh-Hans').items.flatMap((item) => [item, ...item.columns]);
  return items.some(({ dictionary }) => dictionary !== null && dictionaryCode(dictionary.url) === code);
}

function dictionaryCode(url: string): string | null {
  return /^\/api\/dict\/([\w-]{1,64})(?:[?#]|$)/.exec(url)?.[1] ?? null;
}
