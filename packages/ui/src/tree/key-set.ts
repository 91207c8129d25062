/** A set of keys with one more. */
export const withKey =
  (key: string) =>
  (keys: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...keys, key]);

/** A set of keys with one less. */
export const withoutKey =
  (key: string) =>
  (keys: ReadonlySet<string>): ReadonlySet<string> => {
    const rest = new Set(keys);
    rest.delete(key);
    return rest;
  };
