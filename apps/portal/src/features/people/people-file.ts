import type { PersonEntry } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import { traitsOf, type Language, type Item } from '@zhantai/engine';
import type { PortalWords } from '@zhantai/messages/portal';
import { loadFormWords } from '@zhantai/views';
import { parseForm } from '../form/material/parse-form.ts';
import { answerText } from '../many/answer-text.ts';
import { saveFile } from '@zhantai/shell/save-file.ts';
import type { TableFile } from '../../shell/spreadsheet/save-table.ts';

const SIZE = 100;

/** Everybody on the list with the answers as the list shows them, ID numbers masked. */
export async function peopleFile(
  client: Client,
  formId: string,
  language: Language,
  text: PortalWords['tables']['people'],
): Promise<TableFile> {
  const words = await loadFormWords(language);
  const headers = new Map<string, string>();
  const people: { readonly person: PersonEntry; readonly texts: ReadonlyMap<string, string> }[] = [];
  for (let current = 1; ; current += 1) {
    // Page after page, until there is no next one.
    const page = await client.call('persons', { query: { formId, current, size: SIZE } });
    const definitions = new Map(
      page.forms.map((form) => [`${form.formId}/${form.version}`, parseForm(form, language)] as const),
    );
    for (const person of page.records) {
      const items = definitions.get(`${person.formId}/${person.version}`)?.items ?? [];
      const exported = items.filter(isExported);
      for (const { prop, label } of exported) if (!headers.has(prop)) headers.set(prop, label);
      people.push({
        person,
        texts: new Map(
          exported.map((item) => [item.prop, answerText(item, person.answers, page.labels, words)] as const),
        ),
      });
    }
    if (people.length >= page.total || page.records.length === 0) break;
  }
  const props = [...headers.keys()];
  return {
    name: text.exportName,
    table: {
      name: text.exportName,
      columns: [...[...headers.values()].map((header) => ({ header })), { header: text.status }],
    },
    rows: people.map(({ person, texts }) => [
      ...props.map((prop) => texts.get(prop) ?? ''),
      text.statuses[person.status],
    ]),
  };
}

function isExported(item: Item): boolean {
  const { asText, text } = traitsOf(item);
  return asText === true && text !== 'secret';
}

/** The server's workbook of everybody on the list, with ID numbers in full; saves it and tells its name. */
export async function savePeopleList(
  client: Client,
  formId: string,
  fallback: string,
  signal: AbortSignal,
): Promise<string> {
  const { blob, name } = await client.download('downloadPersons', {
    query: { formId, kind: 'list' },
    signal,
  });
  const whole = name === '' ? `${fallback}.xlsx` : name;
  saveFile(blob, whole);
  return whole;
}
