/** An address after `#`, taken apart. */
export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Splits `/path?query`. */
export function parseAddress(address: string): Address {
  const mark = address.indexOf('?');
  return mark < 0
    ? { path: address, query: new URLSearchParams() }
    : { path: address.slice(0, mark), query: new URLSearchParams(address.slice(mark + 1)) };
}
