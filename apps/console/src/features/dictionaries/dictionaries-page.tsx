import type { ConsoleDictionaryName } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { EmptyState } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import { useMemo } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';

const codeOf = ({ code }: ConsoleDictionaryName) => code;

/** The lists that forms choose from, and which forms that are. */
export const DictionariesPage = () => {
  const { client, href } = useServices();
  const { words, language } = useSpeech();
  const text = words.dictionaries;
  const list = useMemo(
    () => createResource(() => client.call('consoleDictionaries', { language })),
    [client, language],
  );
  const { data } = useLastReady(useResource(list, true));
  const columns = useMemo(() => columnsOf(words, href), [words, href]);
  if (data === undefined) return <Loading resource={list} />;
  return (
    <Page>
      <PageHead text={text.purpose} title={text.title(data.length)} />
      {data.length === 0 ? (
        <EmptyState text={text.emptyText} title={text.emptyTitle} />
      ) : (
        <DataTable
          columns={columns}
          label={text.table}
          phone={{ title: ({ title }) => title, note: ({ usedBy }) => formsOf(usedBy, words) }}
          rowKey={codeOf}
          rows={data}
        />
      )}
    </Page>
  );
};

function columnsOf(
  words: ConsoleWords,
  href: (path: string) => string,
): readonly TableColumn<ConsoleDictionaryName>[] {
  const { columns, origins } = words.dictionaries;
  return [
    {
      key: 'title',
      title: columns.title,
      value: ({ title }) => title,
      render: ({ code, title }) => <a href={href(`/dictionaries/${encodeURIComponent(code)}`)}>{title}</a>,
    },
    { key: 'code', title: columns.code, value: codeOf },
    { key: 'origin', title: columns.origin, value: ({ origin }) => origins[origin] },
    {
      key: 'entries',
      title: columns.entries,
      align: 'right',
      value: ({ entries }) => entries ?? '',
    },
    { key: 'usedBy', title: columns.usedBy, value: ({ usedBy }) => formsOf(usedBy, words) },
  ];
}

/** The forms that use a dictionary, by code and title. */
export function formsOf(usedBy: ConsoleDictionaryName['usedBy'], words: ConsoleWords): string {
  return usedBy.length === 0
    ? words.dictionaries.notUsed
    : usedBy.map(({ formCode, title }) => `${formCode} ${title}`).join(words.exhibitors.separator);
}
