import { parseAddress } from '@zhantai/shell/location/parse-address.ts';

/** Addresses around the submissions of a form that takes many, seen from one of them. */
export interface ManyAddresses {
  readonly list: string;
  /** A new one. */
  readonly fresh: string;
  /** One of them; `formId` where it is of another form than the list's. */
  readonly of: (id: string, formId?: string) => string;
}

/** What stands for a submission that is not saved yet. */
export const NEW = 'new';

/** Reads them off the address of the list or of one of its submissions. */
export function manyAddresses(address: string): ManyAddresses {
  const { path, query } = parseAddress(address);
  const rest = new URLSearchParams(query);
  rest.delete('id');
  rest.delete('form');
  const at = (more: Readonly<Record<string, string>>): string => {
    const all = new URLSearchParams([...rest, ...Object.entries(more)]);
    return all.size === 0 ? path : `${path}?${all.toString()}`;
  };
  return {
    list: at({}),
    fresh: at({ id: NEW }),
    of: (id, formId) => at(formId === undefined ? { id } : { id, form: formId }),
  };
}
