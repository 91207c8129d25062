import type { Definition, Language } from '@zhantai/engine';
import { localText } from '../../exhibitions/index.ts';
import type { OpenedForm } from '../../forms/index.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import { tableOptions, type TableOrigin } from '../../tables/index.ts';

/** A form for people as a table: a row each. */
export async function personsTable(
  services: SubmissionServices,
  { visitor, form }: OpenedForm,
  language: Language,
): Promise<{ readonly definition: Definition; readonly table: TableOrigin }> {
  const { exhibition, user, exhibitor } = visitor;
  const version = await services.definitions.load(services.database, exhibition, form.formId, form.version);
  const definition = version.in(language);
  const asker = {
    scope: exhibition,
    accountId: user.accountId ?? '',
    exhibitorId: exhibitor?.exhibitorId ?? null,
    language,
  };
  const options = await tableOptions(services, asker, definition.items);
  const title = localText(form.title, language);
  return { definition, table: { detail: version.detail, language, formItemId: null, title, options } };
}
