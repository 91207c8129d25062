import type { Form } from '@zhantai/contract';
import type { JsonObject } from '@zhantai/engine';

/** A form with other original data of some items, by item id: the engine reads those; the columns beside them stay. */
export function withSources(form: Form, sources: ReadonlyMap<unknown, JsonObject>): Form {
  if (sources.size === 0) return form;
  return {
    ...form,
    formItems: form.formItems.map((raw) => {
      const source = isObject(raw) ? sources.get(raw['formItemId']) : undefined;
      if (source === undefined || !isObject(raw)) return raw;
      return { ...raw, formItemOriginalData: JSON.stringify(source) };
    }),
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
