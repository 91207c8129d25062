import type { Item, Option } from '@zhantai/engine';
import { parseDefinition } from '@zhantai/engine';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useMemo } from 'react';
import { useServices } from '../../../shell/session/services-context.ts';

/** The values of options that are published, by prop, of a column by those of table and column: answers may hold them. Null while they are not known. */
export type PublishedValues = ReadonlyMap<string, ReadonlySet<string>> | null;

/** Asks for what is published of a form; version 0 is nothing. */
export function usePublishedValues(formId: string, version: number): PublishedValues {
  const { client } = useServices();
  const loaded = useMemo(
    () =>
      createResource(async (): Promise<NonNullable<PublishedValues>> => {
        if (version === 0) return new Map();
        const params = { formId, version: String(version) };
        const { detail } = await client.call('consoleVersion', { params });
        return publishedValues(parseDefinition(detail).items);
      }),
    [client, formId, version],
  );
  const state = useResource(loaded);
  return state.status === 'ready' ? state.data : null;
}

function publishedValues(items: readonly Item[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    items
      .flatMap((item) => [
        { prop: item.prop, options: item.options },
        ...item.columns.map(({ prop, options }) => ({ prop: `${item.prop} ${prop}`, options })),
      ])
      .map(({ prop, options }) => [prop, new Set(valuesOf(options ?? []))]),
  );
}

function valuesOf(options: readonly Option[]): readonly string[] {
  return options.flatMap(({ value, children = [] }) => [String(value), ...valuesOf(children)]);
}
