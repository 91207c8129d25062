import type { Definition, Language } from '@zhantai/engine';
import { formTable } from '@zhantai/engine/tables';
import { localText } from '../../exhibitions/index.ts';
import type { OpenedForm } from '../../forms/index.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import { rowLists, tableOptions, type AskLists, type TableOrigin } from '../../tables/index.ts';

/** A form for people as a table: a row each. */
export interface PersonsTable {
  readonly definition: Definition;
  readonly table: TableOrigin;
  /** Gives the lists that other answers of a row filter. */
  readonly askLists: AskLists;
}

/** Reads the newest version of a form for people as a table. */
export async function personsTable(
  services: SubmissionServices,
  { actor, form }: OpenedForm,
  language: Language,
): Promise<PersonsTable> {
  const { exhibition, user, exhibitor } = actor;
  const version = await services.definitions.load(services.database, exhibition, form.formId, form.version);
  const definition = version.in(language);
  const asker = {
    scope: exhibition,
    accountId: user.accountId ?? '',
    exhibitorId: exhibitor?.exhibitorId ?? null,
    language,
  };
  const title = localText(form.title, language);
  const { columns } = formTable(definition, title);
  const options = await tableOptions(services, asker, columns);
  const askLists = rowLists(services, asker, columns);
  return {
    definition,
    askLists,
    table: { detail: version.detail, language, formItemId: null, title, options },
  };
}
