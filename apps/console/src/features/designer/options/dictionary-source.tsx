import type { Definition, FieldType, Item, JsonObject } from '@zhantai/engine';
import { traitsOf } from '@zhantai/engine';
import { readSettings, writeSettings } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useMemo } from 'react';
import { Loading } from '../../../shell/frame/loading.tsx';
import { useServices } from '../../../shell/session/services-context.ts';
import { isRecord, listOf } from '../draft/item-levels.ts';
import { useSpeech } from '../../../shell/words/words-context.ts';
import styles from './options.module.css';

interface DictionarySourceProps {
  readonly raw: JsonObject;
  readonly type: FieldType;
  readonly definition: Definition;
  /** The table that it is a column of: the other columns of a row filter, too. */
  readonly table: Item | undefined;
  readonly onWrite: (raw: JsonObject) => void;
  readonly words: DesignerWords['options'];
}

const PATH = '/api/dict/';

/** Which dictionary an item is chosen from, and by which fields it is filtered; none: its options are written out. */
export const DictionarySource = ({ raw, type, definition, table, onWrite, words }: DictionarySourceProps) => {
  const { client } = useServices();
  const { language } = useSpeech();
  const loaded = useMemo(
    () => createResource(() => client.call('consoleDictionaries', { language })),
    [client, language],
  );
  const state = useResource(loaded);
  if (state.status !== 'ready') return <Loading resource={loaded} />;
  const dictionaries = state.data;
  const settings = readSettings(raw, type);
  const url = typeof settings['dicUrl'] === 'string' ? settings['dicUrl'] : '';
  const code = url.startsWith(PATH) ? url.slice(PATH.length) : '';
  const chosen = dictionaries.find((one) => one.code === code);
  const pairs = listOf(settings['dicQuery']).filter(isRecord);
  const valueOf = (key: string) => {
    const value = pairs.find((pair) => pair['key'] === key)?.['value'];
    return typeof value === 'string' ? value : '';
  };
  const columns = table?.columns ?? [];
  const isFilter = (item: Item) =>
    item.id !== raw['formItemId'] && traitsOf(item).family !== 'layout' && traitsOf(item).family !== 'rows';
  // In a row a name is that of a column before it is that of an item.
  const outside = definition.items.filter(({ prop }) => !columns.some((column) => column.prop === prop));
  const fields = [...columns, ...outside].filter(isFilter);
  const filterBy = (key: string, value: string) => {
    const before = pairs.map((pair, at): JsonObject => ({ ...pair, $id: `row${at}` }));
    const kept = before.filter((pair) => pair['key'] !== key);
    const after = value === '' ? kept : [...kept, { $id: 'new', key, value }];
    onWrite(writeSettings(raw, type, { dicQuery: before }, { dicQuery: after }));
  };
  return (
    <div className={styles['source']}>
      <label>
        {words.source}
        <select
          className={styles['select']}
          onChange={({ target: { value } }) => {
            const next = value === '' || value === url ? value : `${PATH}${value}`;
            onWrite(writeSettings(raw, type, { dicUrl: url }, { dicUrl: next }));
          }}
          value={chosen === undefined ? url : code}
        >
          <option value="">{words.byHand}</option>
          {chosen === undefined && url !== '' && <option value={url}>{words.otherSource(url)}</option>}
          {dictionaries.map((one) => (
            <option key={one.code} value={one.code}>
              {one.entries === null ? one.title : words.dictionary(one.title, one.entries)}
            </option>
          ))}
        </select>
      </label>
      {chosen?.filters.map((key) => {
        const value = valueOf(key);
        const named = fields.find(({ prop }) => value === `{{${prop}}}`);
        return (
          <label key={key}>
            {words.filter(key)}
            <select
              className={styles['select']}
              onChange={(event) => {
                filterBy(key, event.target.value);
              }}
              value={value}
            >
              <option value="">{words.noFilter}</option>
              {named === undefined && value !== '' && <option value={value}>{value}</option>}
              {fields.map(({ prop, label }) => (
                <option key={prop} value={`{{${prop}}}`}>
                  {label === '' ? prop : label}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
};
